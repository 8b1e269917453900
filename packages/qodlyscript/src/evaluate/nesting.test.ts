import {describe, expect, test} from 'vitest';
import {parse} from '../parser/parse';
import {resultOf} from '../testing/resultOf';
import {evaluateSample} from './evaluateSample';

const tooDeep = 'a value that contains itself or is nested too deeply is not supported';

describe('an object or a collection that contains itself', () => {
  const source = 'o = newObject()\no.self = o\nc = []\nc.push(c)\n';

  test.each([
    'o',
    'c',
    'objectCopy(o)',
    'c.copy()',
    'c.reverse()',
    'jsonStringify(o)',
    'jsonStringify(c)',
    '[o].equal([o])',
    'c.equal(c)',
    'c.flat(100000)',
    '[{a: c}].query("a == 1")',
  ])('is reported when the result is %s', (expression) => {
    expect(resultOf(`${source}result = ${expression}`)).toBe(tooDeep);
  });

  test.each([
    ['o.self.self == o', 'true'],
    ['c[0].length', '1'],
    ['objectKeys(o)', '["self"]'],
    ['c.flat(1).length', '1'],
  ])('can be used in %s', (expression, result) => {
    expect(resultOf(`${source}result = ${expression}`)).toBe(result);
  });

  test('becomes unknown when an unknown command receives it', () => {
    expect(resultOf(`${source}someMethod(o)\nresult = o.self`)).toBe(
      'someMethod() is not supported',
    );
  });

  test('is reported when the comment states its beginning', () => {
    const sample = `${source}result = o // "a…"`;
    const {file, comments} = parse(sample);
    const results = file && evaluateSample({file, comments, source: sample}, [], 'byLevel');
    expect(results?.map(({detail}) => detail)).toEqual([tooDeep]);
  });
});

describe('a deeply nested value', () => {
  const deepObject = 'o = {}\nfor (i, 1, 9000)\n\to = {a: o}\nend\n';

  test.each([
    ['is reported when it is a result', `${deepObject}result = o`],
    ['is reported when it is parsed', 'result = jsonParse(("[" * 9000) + ("]" * 9000))'],
  ])('%s', (_, source) => {
    expect(resultOf(source)).toBe(tooDeep);
  });

  test('becomes unknown when an unknown command receives it', () => {
    expect(resultOf(`${deepObject}someMethod(o)\nresult = o.a`)).toBe(
      'someMethod() is not supported',
    );
  });

  test('does not affect the next result', () => {
    const source = `${deepObject}text = jsonStringify(o)\nresult = jsonStringify([[1]])`;
    expect(resultOf(source)).toBe('"[[1]]"');
  });
});
