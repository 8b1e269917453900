import {expect, test} from 'vitest';
import {testPageOf, testSite} from '../../tests/support/testSite';
import {findProblems} from './index';
import {fileName} from './fileName';

test.each([
  ['guides/my-notes.md', []],
  ['api/$filter.md', []],
  ['guides/My notes.md', ['the file name has a space']],
  ['guides/notes(2).md', ['the file name has the character "("']],
])('a file name works in URLs: %s', (path, expected) => {
  const problems = fileName(testPageOf('', path), testSite({next: {}}));
  expect(problems.map(({found}) => found)).toEqual(expected);
});

test("a page whose kind doesn't fit its folder is reported once", () => {
  const page = (kind: string) =>
    `---\ntitle: A\nkind: ${kind}\n---\n\nText.\n\n## Description\n\nText.\n\n## Examples\n\nText.\n\n## See also\n\nText.\n`;
  const folder = ['a', 'b', 'c', 'd', 'e'].map((name) => [`commands/${name}.md`, page('command')]);
  const site = testSite({next: {...Object.fromEntries(folder), 'commands/f.md': page('class')}});
  const written = site.versions[0]?.pages.find(({path}) => path === 'commands/f.md');
  expect(written && findProblems(written, site).map(({line, hint}) => `${line}: ${hint}`)).toEqual([
    '3: Write kind: command',
  ]);
});
