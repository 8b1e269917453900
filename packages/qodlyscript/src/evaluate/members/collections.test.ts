import {expect, test} from 'vitest';
import {resultOf} from '../../testing/resultOf';
import {collectionMembers} from '../calls';

const setup = `staff = [{name: "Ortiz", age: 31}, {name: "Lind", age: 28}]
letters = ["b", "A", "a"]
numbers = [5, 3, 20]
`;

/** The results are those of the fact sheet language/CollectionClass. */
const cases: [expression: string, result: string][] = [
  ['numbers.at(-1)', '20'],
  ['numbers.at(10)', 'undefined'],
  ['[10, 20, "Monday", true, 6].average()', '12'],
  ['[].average()', 'undefined'],
  ['numbers.clear()', '[]'],
  ['[1, 2].combine([3, 4], 9)', '[1,2,3,4]'],
  ['numbers.copy().push(1).length + numbers.length', '7'],
  ['[1, null, 2].count()', '2'],
  ['staff.distinct("age", kCountValues)[0]', '{"value":28,"count":1}'],
  ['numbers.every(3, formula($1.value > 2))', 'false'],
  [
    '[numbers.every(2, formula($1.value > 9)), numbers.every(1, formula($1.value > 9))]',
    '[true,false]',
  ],
  [
    '[numbers.find(1, formula($1.value > 4)), numbers.findIndex(1, formula($1.value > 4))]',
    '[20,2]',
  ],
  ['numbers.every(formula($1.stop = true))', 'ending the calls with $1.stop is not supported'],
  ['[{a: 1}, {b: 2}].extract("a", kKeepNull)', '[1,null]'],
  ['numbers.fill(0, 2, 1)', '[5,3,20]'],
  [
    'numbers.find(3, formula($1.value > 5))',
    '.find() with a start index past the end is not supported',
  ],
  ['numbers.first()', '5'],
  ['[].first()', 'undefined'],
  ['numbers.last()', '20'],
  ['[[1], [2, 4]].flatMap(formula($1.value.map(formula($1.value * 2))))', '[2,4,8]'],
  ['[1, 2].insert(-10, 0)', '[0,1,2]'],
  ['[2, 1].multiSort([["two", "one"]])', '[1,2]'],
  ['["aaa", "b"].orderByMethod(formula(length($1.value) < length($1.value2)))', '["b","aaa"]'],
  ['[1].push(6, {a: 1})', '[1,6,{"a":1}]'],
  ['["a", "b"].reduceRight(formula($1.accumulator += $1.value), "")', '"ba"'],
  ['numbers.shift()', '5'],
  ['[].shift()', 'undefined'],
  ['[].pop()', 'undefined'],
  ['[1, 2, 3, 4, 5].slice(1, -1)', '[2,3,4]'],
  ['[33, 4, 66].sort(formula($1.value > $1.value2))', '[66,33,4]'],
  ['[10, 20, "Monday", true, 2].sum()', '32'],
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
  ['[[3, 20, 5].max(), [5, 3, 20].min()]', '[20,3]'],
  ['["b", null, 2, "B", 2].distinct()', '["b",2]'],
  ['staff.query("name = :n", {parameters: {n: "L@"}}).length', '1'],
  ['staff.orderBy("age").extract("name")', '["Lind","Ortiz"]'],
  ['numbers.orderBy(kDescending)', '[20,5,3]'],
  ['numbers.orderBy(kAscending)', '[3,5,20]'],
  [
    '[!2026-01-01!, [1], {a: 1}, 2, "a", true, null].orderBy()',
    '[null,true,"a",2,{"a":1},[1],!2026-01-01!]',
  ],
  ['[{b: 2}, {a: 1}].orderBy()', '[{"b":2},{"a":1}]'],
  [
    '[{v: 1, id: 2}, {v: 2, id: 1}, {v: 1, id: 1}].orderBy("v desc, id asc").extract("id")',
    '[1,1,2]',
  ],
  [
    '[{p: {q: 1}}, {p: {q: 2}}].orderBy([{propertyPath: "p.q", descending: true}]).extract("p.q")',
    '[2,1]',
  ],
  ['[numbers.orderBy(), numbers]', '[[3,5,20],[5,3,20]]'],
  ['numbers.pop()', '20'],
  ['staff.query("name = :1 and not(age > 30)", "L@").extract("age")', '[28]'],
  ['numbers.reduce(formula($1.accumulator += $1.value), 0)', '28'],
  ['numbers.remove(0, 2)', '[20]'],
  ['[numbers.copy().resize(4), numbers.resize(2)]', '[[5,3,20,null],[5,3]]'],
  ['numbers.reverse()', '[20,3,5]'],
  ['numbers.slice(-2, -1)', '[3]'],
  ['numbers.some(1, formula($1.value > 4))', 'true'],
  ['["x", 2, null, true].sort()', '[null,true,"x",2]'],
  ['numbers.sum()', '28'],
  ['numbers.unshift(1, 2)', '[1,2,5,3,20]'],
  ['numbers.filter("unknownMethod")', 'the page does not define the method unknownMethod'],
];

test.each(cases)('%s is %s', (expression, result) => {
  expect(resultOf(`${setup}result = ${expression}`)).toBe(result);
});

test('every function has a case', () => {
  const untested = Object.keys(collectionMembers).filter(
    (name) => !cases.some(([expression]) => expression.includes(`.${name}(`)),
  );
  expect(untested).toEqual([]);
});
