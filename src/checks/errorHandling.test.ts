import {describe, expect, test} from 'vitest';
import {problemsOf} from '../../tests/support/testSite';
import {errorHandling} from './errorHandling';

const errors = '## Errors\n\nIt may fail.\n\n';

describe('a page that names errors', () => {
  test.each([
    ['catches one', '```qs\na = try(f(1))\n```'],
    ['reads the status', '```qs\nif (not(employee.save().success))\nend\n```'],
    ['shows the error response', '```http\nGET /rest/A\n```\n\n```json\n{"__ERROR": []}\n```'],
    [
      'shows the property that the client checks',
      '```http\nGET /rest/A\n```\n\n```ts\nif (!response.ok) {}\n```',
    ],
    ['has no code', 'Text.'],
  ])('is accepted when it %s', (_, text) => {
    expect(problemsOf(errorHandling, errors + text)).toEqual([]);
  });

  test.each([
    ['code that ignores the error', '```qs\na = f(1)\n```'],
    ['code that mentions `try` only in a comment', '```qs\na = f(1) // try\n```'],
    ['a request that succeeds', '```http\nGET /rest/A\n```\n\n```json\n{"success": true}\n```'],
  ])('is rejected with %s', (_, text) => {
    expect(problemsOf(errorHandling, errors + text)).toEqual([
      expect.stringMatching(/^1: the page names errors, but no sample shows how a caller/),
    ]);
  });
});

test('a page that names no errors needs no error handling', () => {
  expect(problemsOf(errorHandling, '```qs\na = f(1)\n```')).toEqual([]);
});
