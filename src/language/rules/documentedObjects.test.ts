import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {documentedObjects} from './documentedObjects';

test.each([
  [
    's = ds.Employee.new().save()\na = s.sucess',
    '2: no property "sucess" is documented for the result of "save". Did you mean "success"',
  ],
  [
    's = ds.Employee.new().save()\na = s.message',
    '2: no property "message" is documented for the result of "save". Did you mean "statusText"',
  ],
  [
    'r = 4D.HTTPRequest.new("x", {verb: "POST"})',
    '1: no property "verb" is documented for the argument of "new". Did you mean "method"',
  ],
  ['h = file("/a").open("rw")', '1: "rw" as the mode of "open". Write one of "read", "write"'],
  ['r = 4D.HTTPRequest.new("x", {dataType: "json"})', '1: "json" as the dataType'],
  [
    's = ds.Employee.new().drop({mode: 1})\na = s.mode',
    '2: no property "mode" is documented for the result of "drop". Its properties are "reason"',
  ],
  [
    'o = ds.Employee.new().toObject({level: 1})',
    '1: no property "level" is documented for the argument of "toObject". Its properties are "depth"',
  ],
  ['a = lastErrors[0].mesage', '1: no property "mesage"'],
])('reports %j', (source, message) => {
  expect(ruleProblems(documentedObjects, source)).toEqual([expect.stringContaining(message)]);
});

test.each([
  's = ds.Employee.new().save()\na = s.success',
  'a = lastErrors[0].custom',
  'o = ds.Employee.new().toObject({depth: 1})\na = o.anything',
  's = ds.Employee.new().save()\ns = b\na = s.anything',
])('accepts %j', (source) => {
  expect(ruleProblems(documentedObjects, source)).toEqual([]);
});
