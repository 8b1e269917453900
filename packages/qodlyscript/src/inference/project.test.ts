import {expect, test} from 'vitest';
import {parse} from '../parser/parse';
import {readProject} from './project';

test('finds methods by case-insensitive name, and classes by exact name', () => {
  const files = [
    {
      path: 'Project/Sources/Methods/ComputeAll.4qs',
      source: 'declare (a : text)\ntrace',
    },
    {path: 'Classes\\Shape.4qs', source: 'function area()\n\ttrace'},
  ];
  const {methods, classes} = readProject(files, parse);
  expect([...methods.keys()]).toEqual(['computeall']);
  expect(methods.get('computeall')?.parameters).toHaveLength(1);
  expect([...classes.keys()]).toEqual(['Shape']);
});
