import {expect, test} from 'vitest';
import {parse} from '../parser/parse';
import {projectOf} from './project';

test('finds methods by case-insensitive name, and classes by exact name', () => {
  const files = [
    ['Project/Sources/Methods/ComputeAll.4qs', 'declare (a : text)\ntrace'],
    ['Classes\\Shape.4qs', 'function area()\n\ttrace'],
  ].flatMap(([path = '', source = '']) => {
    const {file} = parse(source);
    return file ? [{path, file}] : [];
  });
  const {methods, classes} = projectOf(files);
  expect([...methods.keys()]).toEqual(['computeall']);
  expect(methods.get('computeall')?.parameters).toHaveLength(1);
  expect([...classes.keys()]).toEqual(['Shape']);
});
