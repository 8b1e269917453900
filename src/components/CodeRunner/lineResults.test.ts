import {expect, test} from 'vitest';
import type {RunReport} from 'qodlyscript';
import {describeReport} from './lineResults';

const table = {kind: 'table' as const, line: 3, columns: [], rows: [], total: 12};
const message = {kind: 'message' as const, line: 4, text: 'Saved'};

test.each<[Partial<RunReport>, spoken: string]>([
  [{}, 'It ran, without a result.'],
  [{values: [{line: 1, text: '2'}]}, 'Line 1: 2.'],
  [{values: [{line: 1, text: '2', stated: {line: 2, agrees: true}}]}, 'Line 2: confirmed, 2.'],
  [{values: [{line: 1, text: '2', stated: {line: 2, agrees: false}}]}, 'Line 1: 2.'],
  [{values: [{line: 1, text: 'a = "b"', isArgument: true}]}, 'Line 1: with a = "b".'],
  [{outputs: [table, message]}, 'Line 3: a table with 12 rows. Line 4: the message Saved.'],
  [{stop: {kind: 'error', line: 2, message: 'Too low'}}, 'Stopped in line 2: Too low'],
  [{stop: {kind: 'limit', line: 0, message: 'Too long.'}}, 'Too long.'],
  [{values: [{line: 1, text: 'a'.repeat(500)}]}, `Line 1: ${'a'.repeat(392)}…`],
])('screen readers hear of %j', (report, spoken) => {
  expect(describeReport({values: [], outputs: [], ...report})).toBe(spoken);
});
