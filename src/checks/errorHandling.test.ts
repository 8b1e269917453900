import {describe, expect, test} from 'vitest';
import {faultsOf} from '../../tests/support/testSite';
import {errorHandling} from './errorHandling';

const errors = '## Errors\n\nIt may fail.\n\n';

describe('a page that names errors', () => {
  test.each([
    ['catches one', '```qs\na = try(f(1))\n```'],
    ['reads the status', '```qs\nif (not(employee.save().success))\nend\n```'],
    ['shows the answer', '```http\nGET /rest/A\n```\n\n```json\n{"__ERROR": []}\n```'],
    [
      'shows what the client looks at',
      '```http\nGET /rest/A\n```\n\n```ts\nif (!response.ok) {}\n```',
    ],
    ['has no code', 'Text.'],
  ])('is accepted when it %s', (_, text) => {
    expect(faultsOf(errorHandling, errors + text)).toEqual([]);
  });

  test.each([
    ['code that goes on', '```qs\na = f(1)\n```'],
    ['code that names it in a comment', '```qs\na = f(1) // try\n```'],
    ['a request that succeeds', '```http\nGET /rest/A\n```\n\n```json\n{"success": true}\n```'],
  ])('is rejected with %s', (_, text) => {
    expect(faultsOf(errorHandling, errors + text)).toEqual([
      expect.stringMatching(/^1: the page names errors, and no sample shows what a caller does/),
    ]);
  });
});

test('a page without errors may leave them out', () => {
  expect(faultsOf(errorHandling, '```qs\na = f(1)\n```')).toEqual([]);
});
