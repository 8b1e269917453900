import {expect, test} from 'vitest';
import {testPageOf} from '../../../tests/support/testSite';
import {deprecationOf} from './definitions';

const page = testPageOf(`---
kind: class
---

A list of users.

## \`.old()\`

<Deprecated use=".new()">Renamed. It still works.</Deprecated>

Returns the users.

## \`.new()\`

Returns the users.
`);

test('a badge only applies to the heading above it', () => {
  const [old, renamed] = page.headings.map(({node}) => deprecationOf(page.tree, node));
  expect(old).toEqual({use: '.new()', why: 'Renamed. It still works.'});
  expect(renamed).toBeUndefined();
  expect(deprecationOf(page.tree)).toBeUndefined();
});

test('a badge before the first heading applies to the page', () => {
  const {tree} = testPageOf('<Deprecated use="b">Slow.</Deprecated>\n\n## Examples\n');
  expect(deprecationOf(tree)).toEqual({use: 'b', why: 'Slow.'});
});
