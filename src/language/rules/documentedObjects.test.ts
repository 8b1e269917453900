import {expect, test} from 'vitest';
import {ruleFaults} from '../testing/ruleFaults';
import {documentedObjects} from './documentedObjects';

test.each([
  [
    's = ds.Employee.new().save()\na = s.sucess',
    '2: no property "sucess" of what "save" gives is documented. Did you mean "success"',
  ],
  [
    's = ds.Employee.new().save()\na = s.message',
    '2: no property "message" of what "save" gives is documented. Did you mean "statusText"',
  ],
  [
    'r = 4D.HTTPRequest.new("x", {verb: "POST"})',
    '1: no property "verb" of what "new" takes is documented. Did you mean "method"',
  ],
  ['h = file("/a").open("rw")', '1: "rw" as the mode of "open". Write one of "read", "write"'],
  ['r = 4D.HTTPRequest.new("x", {dataType: "json"})', '1: "json" as the dataType'],
  [
    's = ds.Employee.new().drop({mode: 1})\na = s.mode',
    '2: no property "mode" of what "drop" gives is documented. Its properties are "reason"',
  ],
  [
    'o = ds.Employee.new().toObject({level: 1})',
    '1: no property "level" of what "toObject" takes is documented. Its properties are "depth"',
  ],
  ['a = lastErrors[0].mesage', '1: no property "mesage"'],
])('reports %j', (source, message) => {
  expect(ruleFaults(documentedObjects, source)).toEqual([expect.stringContaining(message)]);
});

test.each([
  's = ds.Employee.new().save()\na = s.success',
  'a = lastErrors[0].custom',
  'o = ds.Employee.new().toObject({depth: 1})\na = o.anything',
  's = ds.Employee.new().save()\ns = b\na = s.anything',
])('accepts %j', (source) => {
  expect(ruleFaults(documentedObjects, source)).toEqual([]);
});
