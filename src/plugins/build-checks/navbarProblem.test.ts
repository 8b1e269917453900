import {expect, test} from 'vitest';
import {navbarProblem} from './navbarProblem';

type Version = Parameters<typeof navbarProblem>[1][number];

function version(name: string, isLast: boolean, sidebars: object): Version {
  return {versionName: name, isLast, docs: [{id: 'faq'}], sidebars} as unknown as Version;
}

const pages = [{type: 'doc', id: 'faq'}];
const nested = [{type: 'category', items: [{type: 'category', items: pages}]}];
const noPage = [
  {type: 'html', value: 'Soon'},
  {type: 'category', items: []},
];

test.each([
  ['a link', {href: 'https://example.com'}],
  ['a page', {type: 'doc', docId: 'faq'}],
  ['a sidebar', {type: 'docSidebar', sidebarId: 'Run'}],
])('accepts %s', (_, item) => {
  const versions = [version('current', false, {}), version('2.0.0', true, {Run: nested})];
  expect(navbarProblem(item, versions)).toBeUndefined();
});

test.each([
  [{type: 'custom-recipe'}, 'the theme has no component for "custom-recipe"'],
  [{type: 'doc', docId: 'recipes'}, 'there is no page "recipes" in 2.0.0'],
  [
    {type: 'docSidebar', sidebarId: 'Build'},
    'there is no sidebar "Build" in 2.0.0, only Run, Late',
  ],
  [
    {type: 'docSidebar', sidebarId: 'Late'},
    'the sidebar "Late" has no page to link to in current; add one',
  ],
])('rejects %o', (item, reason) => {
  const versions = [
    version('current', false, {Late: noPage}),
    version('2.0.0', true, {Run: pages, Late: nested}),
  ];
  expect(navbarProblem(item, versions)).toBe(reason);
});

test('accepts an item when the only version built is not the latest', () => {
  expect(
    navbarProblem({type: 'doc', docId: 'faq'}, [version('current', false, {})]),
  ).toBeUndefined();
});
