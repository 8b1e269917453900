import {expect, test} from 'vitest';
import {parse} from '../parser/parse';
import {evaluateSample} from './evaluateSample';

/** Returns the detail of a result that is stated in a sample, on a page with these classes. */
function detailWith(classes: Record<string, string>, source: string): string | undefined {
  const {file, comments} = parse(source);
  const definitions = Object.entries(classes).flatMap(([name, text]) => {
    const definition = parse(text).file;
    return definition ? [{name, file: definition}] : [];
  });
  return file && evaluateSample({file, comments, source}, definitions, 'byLevel')[0]?.detail;
}

test('a class that extends itself is not defined', () => {
  const classes = {A: 'extends B', B: 'extends A'};
  expect(detailWith(classes, 'result = cs.A.name // "B"')).toBe(
    'the page does not define the class A',
  );
});

test('an object that creates another of its class is reported', () => {
  const classes = {A: 'property next := cs.A.new()\nfunction one()\n\treturn 1'};
  expect(detailWith(classes, 'result = cs.A.new() // 1')).toBe('the calls are nested too deeply');
  expect(detailWith(classes, 'result = cs.A.new().one() // 2')).toBe('1');
});
