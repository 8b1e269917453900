import {expect, test} from 'vitest';
import {ruleFaults} from '../../../tests/support/ruleFaults';
import {openTransactions} from './openTransactions';

test.each([
  [
    'ds.startTransaction()\nif (a)\n\tds.validateTransaction()\nend',
    '1: a transaction that one path leaves open',
  ],
  ['ds.startTransaction()\nif (a)\n\treturn\nend\nds.validateTransaction()', '1: a transaction'],
  [
    'try\n\tds.startTransaction()\n\tf()\n\tds.validateTransaction()\ncatch\n\ttrace\nend',
    '2: a transaction',
  ],
])('%j is found', (source, message) => {
  expect(ruleFaults(openTransactions, source)).toEqual([expect.stringContaining(message)]);
});

test.each([
  'ds.startTransaction()\nif (a)\n\tds.validateTransaction()\nelse\n\tds.cancelTransaction()\nend',
  'ds.startTransaction()\ntry\n\tf()\n\tds.validateTransaction()\ncatch\n\tds.cancelTransaction()\nend',
  'forEach (i, a)\n\tds.startTransaction()\n\tds.cancelTransaction()\nend',
])('%j is not', (source) => {
  expect(ruleFaults(openTransactions, source)).toEqual([]);
});
