import {expect, test} from 'vitest';
import {testPageOf} from '../../../tests/support/testSite';
import {deprecationIn} from './definitions';

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
  const [, old, renamed] = page.sections.map(deprecationIn);
  expect(old).toEqual({use: '.new()', why: 'Renamed. It still works.'});
  expect(renamed).toBeUndefined();
  expect(deprecationIn(page.sections[0])).toBeUndefined();
});

test('a badge before the first heading applies to the page', () => {
  const {sections} = testPageOf('<Deprecated use="b">Slow.</Deprecated>\n\n## Examples\n');
  expect(deprecationIn(sections[0])).toEqual({use: 'b', why: 'Slow.'});
});
