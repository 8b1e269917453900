import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {openTransactions} from './openTransactions';

test.each([
  [
    'ds.startTransaction()\nif (a)\n\tds.validateTransaction()\nend',
    '1: a transaction that one path leaves open',
  ],
  [
    'try\n\tds.startTransaction()\n\tf()\n\tds.validateTransaction()\ncatch\n\ttrace\nend',
    '2: a transaction',
  ],
  [
    'try\n\tds.startTransaction()\n\tf()\n\tds.validateTransaction()\ncatch\n\tif (isOpen)\n\t\tds.cancelTransaction()\n\tend\nend',
    '2: a transaction',
  ],
  [
    'try\n\tds.startTransaction()\n\ttry\n\t\tf()\n\tcatch\n\t\ttrace\n\tend\n\tds.validateTransaction()\ncatch\n\ttrace\nend',
    '2: a transaction',
  ],
])('reports %j', (source, message) => {
  expect(ruleProblems(openTransactions, source)).toEqual([expect.stringContaining(message)]);
});

test('also reports a return that leaves a transaction open', () => {
  const source = 'ds.startTransaction()\nif (a)\n\treturn\nend\nds.validateTransaction()';
  expect(ruleProblems(openTransactions, source)).toEqual([
    expect.stringContaining('1: a transaction'),
    expect.stringContaining('3: "return" leaves the transaction from line 1 open'),
  ]);
});

test.each([
  'ds.startTransaction()\nif (a)\n\tds.validateTransaction()\nelse\n\tds.cancelTransaction()\nend',
  'ds.startTransaction()\ntry\n\tf()\n\tds.validateTransaction()\ncatch\n\tds.cancelTransaction()\nend',
  'try\n\tds.startTransaction()\n\tisOpen = true\n\tf()\n\tds.validateTransaction()\n\tisOpen = false\ncatch\n\tif (isOpen)\n\t\tds.cancelTransaction()\n\tend\nend',
  'try\n\tds.startTransaction()\n\ttry\n\t\tf()\n\t\tds.validateTransaction()\n\tcatch\n\t\tds.cancelTransaction()\n\tend\ncatch\n\ta = null\nend',
  'forEach (i, a)\n\tds.startTransaction()\n\tds.cancelTransaction()\nend',
])('accepts %j', (source) => {
  expect(ruleProblems(openTransactions, source)).toEqual([]);
});
