import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder';
import {testPageOf, testSite} from '../../tests/support/testSite';
import {createWritersSite} from '../../tests/support/writersSite';
import {Page} from '../content/page/page';
import {readSite} from '../content/site/site';
import {links} from './links';

const folder = temporaryFolder({
  'other.md': '## `.wait()`\n\n## Twice\n\n## Twice\n\n## Own {/* #start */}\n',
  'page.md': '## Here',
  'sketch.png': '',
  '_part.md': 'Text.',
});

function problems(source: string): string[] {
  const page = new Page({file: path.join(folder, 'page.md'), path: 'page.md', source});
  return links(page, {
    directory: folder,
    versions: [],
    retired: [],
    keywords: {entries: [], errors: []},
  }).map(({line, found, hint}) => `${line}: ${found}. ${hint}`);
}

test.each([
  '[a](./other.md)',
  '[a](./other.md#wait)',
  '[a](other.md#twice-1)',
  '[a](other.md#start)',
  '## Here\n\n[a](#here)',
  '[a](./page.md#here)',
  '[a](https://qodly.com)',
  '[a](mailto:contact@qodly.com)',
  '[a](pathname:///feed.xml)',
])('accepts %s', (text) => {
  expect(problems(text)).toEqual([]);
});

test.each([
  ['[a](./none.md)', /^1: the link points to ".\/none.md", but there is no such file/],
  [
    '\n\n[a](./other.md#gone)',
    /^3: .*"#gone", but no heading in .\/other.md has it\. Write the anchor of one of its 4 headings/,
  ],
  [
    '![a](./none.png)',
    /^1: the image is "\.\/none\.png", but there is no such file\. Save it next to/,
  ],
  ['![a](/img/none.png)', /^1: the image "\/img\/none\.png" is at an address.* Save it next to/],
  ['\n\n[a](./100%.md)', /^3: the link "\.\/100%\.md" has a "%".* Write "%25"/],
  ['[a](./_part.md)', /^1: .*"\.\/_part\.md", which is a partial, not a page/],
  ['[a](mailto:contact)', /^1: "mailto:contact" is not a valid URL/],
  ['[a](www.qodly.com)', /^1: "www\.qodly\.com" is not a valid URL/],
  ['[a](#100%)', /^1: the link "#100%" has a "%"/],
  ['[a](https://developer.qodly.com/docs)', /^1: .* is an address on the site/],
  [
    '[a](#limit)\n\n## Limit a\n\n## Limit b\n\n## Limit c\n\n## Limits',
    /Write #limits or #limit-a or #limit-b\. If/,
  ],
])('reports %s', (text, message) => {
  expect(problems(text).join()).toMatch(message);
});

test.each([
  ['./othre.md', './other.md'],
  ['./other', './other.md'],
  ['other.mdx', './other.md'],
  ['./Sketch.png', './sketch.png'],
])('for %s, suggests %s', (url, near) => {
  expect(problems(`[a](${url})`).join()).toContain(`Did you mean "${near}"?`);
});

test.each(['./xyz.md', './sketch.md', './page.md'])('suggests nothing for %s', (url) => {
  expect(problems(`[a](${url})`).join()).not.toContain('Did you mean');
});

test('suggests a page with the same name in another folder of the version', () => {
  const site = testSite({next: {'faq.md': '', 'rest/quotas.md': '', 'rest/quota.md': ''}});
  const page = new Page({
    file: path.join(site.directory, 'docs/guides/calls.md'),
    path: 'guides/calls.md',
    source: '[a](./quotas.md)',
  });
  expect(
    links(page, site)
      .map(({hint}) => hint)
      .join(),
  ).toContain('"../rest/quotas.md"');
});

test('reports every broken link on the page', () => {
  expect(problems('[a](#one)\n\n[b](#two)')).toEqual([
    expect.stringMatching(/^1: .*#one/),
    expect.stringMatching(/^3: .*#two/),
  ]);
});

test('reports a link to a page in another version', () => {
  const written = createWritersSite({
    'docs/calls.md': '[a](../versioned_docs/version-2.0.0/faq.md)',
    'versioned_docs/version-2.0.0/faq.md': 'Text.',
  });
  const site = readSite(written.directory);
  const [page] = site.versions[0]?.pages ?? [];
  expect(page && links(page, site).map(({found}) => found)).toEqual([
    expect.stringContaining('which is not a page in next'),
  ]);
});

test.each([
  ['guide', './other.md'],
  ['command', './otherCommand.md'],
  ['endpoint', './$other.md'],
])('only warns about the placeholder link of a new page: %s', (kind, placeholder) => {
  const problemsOf = (target: string) => {
    const source = `---\ntitle: A\nkind: ${kind}\n---\n\n[Other](${target})`;
    return links(testPageOf(source, 'a.md'), testSite({}));
  };
  expect(problemsOf(placeholder)).toEqual([expect.objectContaining({isUnfinished: true})]);
  expect(problemsOf('./missing.md')).toEqual([expect.not.objectContaining({isUnfinished: true})]);
});
