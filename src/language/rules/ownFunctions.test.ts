import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {ownFunctions} from './ownFunctions';

const classStart =
  'extends DataClass\n\nfunction total() -> sum : number\n\tsum = 1\nfunction run()\n\t';

test.each([
  [
    'a = this.totl()',
    '6: this class has no function "totl", and neither does 4D.DataClass. Did you mean "total"?',
  ],
  ['this.notify("x")', '6: this class has no function "notify"'],
  ['this.save()', '6: this class has no function "save"'],
])('reports %j in a dataclass class', (statement, message) => {
  expect(ruleProblems(ownFunctions, classStart + statement)).toEqual([
    expect.stringContaining(message),
  ]);
});

test.each(['a = this.total()', 'a = this.get(1)', 'a = this.salary', 'a = formula(this.next())'])(
  'accepts %j in a dataclass class',
  (statement) => {
    expect(ruleProblems(ownFunctions, classStart + statement)).toEqual([]);
  },
);

test('accepts a property that holds a function in another class', () => {
  expect(ruleProblems(ownFunctions, 'function run()\n\tthis.notify("x")')).toEqual([]);
  expect(ruleProblems(ownFunctions, 'extends Base\n\nfunction run()\n\tthis.notify("x")')).toEqual(
    [],
  );
});
