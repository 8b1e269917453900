import {expect, test} from 'vitest';
import {testSite} from '../../tests/support/testSite';
import {unusedAllowances, withoutAllowed} from './allowances';
import {flattenProblems} from './problem';
import {wording} from './wording';

/** Returns the problems that no comment suppresses, and the mistakes in the comments themselves. */
function check(source: string): {left: string[]; unused: string[]} {
  const site = testSite({next: {'page.md': source}});
  const page = site.versions[0]?.pages[0];
  if (!page) {
    throw new Error('There is no page.');
  }
  const problems = flattenProblems(wording(page));
  const format = ({line, found}: {line: number; found: string}) => `${line}: ${found}`;
  return {
    left: withoutAllowed(page, problems).map(format),
    unused: unusedAllowances(page, problems).map(format),
  };
}

const allow = (text: string) => `{/* check: allow ${text} */}`;

test.each([
  ['before the block', `${allow('doubled-word, as sung')}\n\nThe the song.`],
  ['in the paragraph', `The the song. ${allow('doubled-word, as sung')}`],
  ['in a list item', `- One\n- The the song. ${allow('doubled-word, as sung')}`],
  ['in a table row', `| a | b |\n|---|---|\n| the the | ${allow('doubled-word, as sung')} |`],
])('a comment %s suppresses the problem that a prose rule finds there', (_, source) => {
  expect(check(source)).toEqual({left: [], unused: []});
});

test('a comment suppresses only its rule, and only in its block', () => {
  const source = `${allow('doubled-word, as sung')}\n\nThe the TODO.\n\nThe the song.`;
  expect(check(source).left).toEqual(['3: "TODO" in the text', '5: "The the" in the text']);
});

test.each([
  [`${allow('doubled-word, as sung')}\n\nThe song.`, /^1: .*nothing to allow$/],
  [`The the song. ${allow('doubled-word')}`, /^1: .*without a reason$/],
  [`The the song. ${allow('doubledword, as sung')}`, /^1: .*"doubledword".*not the name/],
])('a comment that allows nothing is reported: %s', (source, message) => {
  expect(check(source).unused.join()).toMatch(message);
});
