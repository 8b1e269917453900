import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {problemsOf, testSite} from '../../tests/support/testSite';
import {Page} from '../content/page';
import {components} from './components';

test.each([
  ['a component', '<Since version="0.2.0"/>'],
  ['nested components', '<Tabs>\n<TabItem value="a">\n\nText\n\n</TabItem>\n</Tabs>'],
  ['an element that a transform replaces', 'Text\n\n<Members/>\n\nText'],
  ['a partial', "import Limits from './_limits.md'\n\n- a\n\n  <Limits/>"],
  ['HTML without attributes', 'Press <kbd>F1</kbd>'],
  ['a comment', '## Start {/* #begin */}\n\n{/* later */}'],
])('accepts %s', (_, source) => {
  expect(problemsOf(components, source)).toEqual([]);
});

describe('reports', () => {
  test.each([
    ['a typo', 'Text\n\n<Sinse version="0.2.0"/>', /^3: .*<Sinse>\. Did you mean <Since>\?/],
    ['an inline typo', 'New: <Chnged/>', /^1: .*<Chnged>\. Did you mean <Changed>\?/],
    [
      'a typo in the name of a partial',
      "import Limits from './_limits.md'\n\n<Limit/>",
      /mean <Limits>\?/,
    ],
    [
      'an import of code',
      "import Limits from './limits'\n\n<Limits/>",
      /^1: "import Limits from '\.\/limits'" is code/,
    ],
    ['a fragment', '<>Text</>', /^1: there is no component <>/],
    ['an element that a transform does not see', '- <Members/>', /^1: <Members\/> is inside/],
    [
      'an inline partial',
      "import Limits from './_limits.md'\n\nSee <Limits/>",
      /^3: <Limits\/> is inside/,
    ],
    ['an unused partial', "import A from './_a.md'", /^1: .*"\.\/_a\.md" but never uses it/],
    ['an expression', 'Text\n\n{1 + 1}', /^3: MDX reads \{1 \+ 1\} as code/],
    ['an inline expression', 'So {dataClass}', /^1: MDX reads \{dataClass\} as code.*backticks/],
  ])('%s', (_, source, message) => {
    const problems = problemsOf(components, source);
    expect(problems).toHaveLength(1);
    expect(problems.join()).toMatch(message);
  });
});

test('a page without a Markdown export may contain HTML and expressions', () => {
  const site = testSite({next: {}});
  const file = path.join(site.directory, 'src/pages/style.mdx');
  const page = (source: string) => new Page({file, path: 'src/pages/style.mdx', source});
  expect(components(page('<kbd id="x">F1</kbd> {1 + 1}'), site)).toEqual([]);
  expect(components(page('<Sinse/>'), site)).toHaveLength(1);
});
