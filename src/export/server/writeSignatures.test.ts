import {expect, test} from 'vitest';
import {exportedBody} from '../../../tests/support/exportedPage';

test('writes a signature as code, and its table with directions and optional parameters in words', () => {
  const source = [
    '```qs signature',
    'length(source : string {, limit : integer}) : integer',
    '```',
    '',
    '| Parameter | Type | | Description |',
    '|---|---|:-:|---|',
    '| source | string | → | Text |',
    '| limit | integer | ↔ | Most |',
    '| Result | integer | ← | Number |',
  ].join('\n');
  expect(exportedBody(source).split('\n')).toEqual([
    '```qs',
    'length(source : string {, limit : integer}) : integer',
    '```',
    '',
    '| Parameter | Type | Direction | Description |',
    '| - | - | - | - |',
    '| source | string | in | Text |',
    '| limit (optional) | integer | in and out | Most |',
    '| Result | integer | out | Number |',
  ]);
});
