import {expect, test} from 'vitest';
import {resultOf} from '../../testing/resultOf';

const setup = `staff = [{name: "Ortiz", age: 31}, {name: "Lind", age: 28}]
letters = ["b", "A", "a"]
numbers = [5, 3, 20]
`;

test.each([
  ['numbers.at(-1)', '20'],
  ['staff.average("age")', '29.5'],
  ['numbers.combine([1], 1)', '[5,1,3,20]'],
  ['numbers.concat([1], 2)', '[5,3,20,1,2]'],
  ['staff.count("age")', '2'],
  ['numbers.countValues(3)', '1'],
  ['letters.distinct()', '["A","b"]'],
  ['["a"].equal(["A"])', 'true'],
  ['["a"].equal(["A"], kDiacritical)', 'false'],
  ['numbers.every(formula($1.value > $2), 2)', 'true'],
  ['staff.extract("name", "who")', '[{"who":"Ortiz"},{"who":"Lind"}]'],
  ['numbers.fill(0, 1)', '[5,0,0]'],
  ['numbers.filter(formula($1.value > 4))', '[5,20]'],
  ['numbers.find(formula($1.value > 5))', '20'],
  ['numbers.findIndex(1, formula($1.value > 4))', '2'],
  ['[1, [2, [3]]].flat()', '[1,2,[3]]'],
  ['numbers.includes(3)', 'true'],
  ['letters.indexOf("a@")', '1'],
  ['staff.indices("age > 30")', '[0]'],
  ['numbers.insert(-1, 7)', '[5,3,7,20]'],
  ['["a", null, ""].join("|")', '"a|null|"'],
  ['["a", null, ""].join("|", kIgnoreNullOrEmpty)', '"a"'],
  ['numbers.lastIndexOf(5, 0)', '-1'],
  ['numbers.map(formula($1.value * 2))', '[10,6,40]'],
  ['staff.max("name")', '"Ortiz"'],
  ['[].min()', 'undefined'],
  ['staff.orderBy("age").extract("name")', '["Lind","Ortiz"]'],
  ['numbers.orderBy(kDescending)', '[20,5,3]'],
  ['numbers.pop()', '20'],
  ['staff.query("name = :1 and not(age > 30)", "L@").extract("age")', '[28]'],
  ['numbers.reduce(formula($1.accumulator += $1.value), 0)', '28'],
  ['numbers.remove(0, 2)', '[20]'],
  ['numbers.resize(4)', '[5,3,20,null]'],
  ['numbers.reverse()', '[20,3,5]'],
  ['numbers.slice(-2, -1)', '[3]'],
  ['numbers.some(1, formula($1.value > 4))', 'true'],
  ['["x", 2, null, true].sort()', '[null,true,"x",2]'],
  ['numbers.sum()', '28'],
  ['numbers.unshift(1, 2)', '[1,2,5,3,20]'],
  ['numbers.filter("unknownMethod")', 'the page does not define the method unknownMethod'],
])('%s is %s', (expression, result) => {
  expect(resultOf(`${setup}result = ${expression}`)).toBe(result);
});
