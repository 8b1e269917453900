import {expect, test} from 'vitest';
import {redirectsOf} from './redirects';

const moved = {
  next: {'guides/old': 'guides/new'},
  '2.0.0': {faq: 'help/faq', 'orda/old': '/0.2.0/orda/old'},
  '0.1.0': {'orda/old': '/'},
};

test('serves the latest version at the root, and the others under their labels', () => {
  expect(redirectsOf(moved, '2.0.0')).toEqual([
    ['next/guides/old', 'next/guides/new'],
    ['faq', 'help/faq'],
    ['orda/old', '0.2.0/orda/old'],
    ['0.1.0/orda/old', ''],
  ]);
});

test('adds the label to the paths in a version that is no longer the latest', () => {
  expect(redirectsOf(moved, '3.0.0')).toContainEqual(['2.0.0/faq', '2.0.0/help/faq']);
});
