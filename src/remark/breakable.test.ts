import {expect, test} from 'vitest';
import {breakable} from './breakable';

test.each([
  [
    '/rest/Employee/salary?$filter="salary>1"&$limit=2',
    '/rest/|Employee/|salary|?$filter=|"salary>1"|&$limit=|2',
  ],
  ['ds.Employee.query("salary > 1").first()', 'ds|.Employee|.query("salary > 1")|.first()'],
  ['kStatusStampHasChanged', 'kStatus|Stamp|Has|Changed'],
  ['lastName,firstName,salary', 'lastName,|firstName,|salary'],
  ['https://cloud.qodly.com/signup', 'https://cloud|.qodly|.com/|signup'],
  ['salary > 40000 and city = "Paris"', 'salary > 40000 and city = "Paris"'],
])('breaks %s between its parts', (code, parts) => {
  expect(breakable(code)?.join('|')).toBe(parts);
});

test.each(['<methodName>.4qs', 'cs.<className>', 'replaceString()'])('keeps %s whole', (code) => {
  expect(breakable(code)).toBeUndefined();
});
