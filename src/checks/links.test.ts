import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {testSite} from '../../tests/support/testSite';
import {createWritersSite} from '../../tests/support/writersSite';
import {Page} from '../content/page';
import {readSite} from '../content/site';
import {links} from './links';

let folder: string;

function problems(source: string): string[] {
  const page = new Page({file: path.join(folder, 'page.md'), path: 'page.md', source});
  return links(page, {directory: folder, versions: [], retired: []}).map(
    ({line, found, hint}) => `${line}: ${found}. ${hint}`,
  );
}

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
  fs.writeFileSync(
    path.join(folder, 'other.md'),
    '## `.wait()`\n\n## Twice\n\n## Twice\n\n## Own {/* #start */}\n',
  );
  fs.writeFileSync(path.join(folder, 'sketch.png'), '');
  fs.writeFileSync(path.join(folder, '_part.md'), 'Text.');
});

test.each([
  '[a](./other.md)',
  '[a](./other.md#wait)',
  '[a](other.md#twice-1)',
  '[a](other.md#start)',
  '## Here\n\n[a](#here)',
  '[a](https://qodly.com)',
  '[a](mailto:contact@qodly.com)',
])('accepts %s', (text) => {
  expect(problems(text)).toEqual([]);
});

test.each([
  ['[a](./none.md)', /^1: the link points to ".\/none.md", but there is no such file/],
  [
    '\n\n[a](./other.md#gone)',
    /^3: .*"#gone", but no heading in .\/other.md has it\. Write #wait, #twice, #start, or another of its 4 anchors/,
  ],
  ['[a](#gone)', /no heading on this page has it/],
  ['[a](/docs/faq)', /is an address on the site/],
  [
    '![a](./none.png)',
    /^1: the image is "\.\/none\.png", but there is no such file\. Save it next to/,
  ],
  ['![a](/img/none.png)', /^1: the image "\/img\/none\.png" is at an address.* Save it next to/],
  ['\n\n[a](./100%.md)', /^3: the link "\.\/100%\.md" has a "%".* Write "%25"/],
  ['[a](.)', /^1: the link points to the folder "\."\. Write the path of a page/],
  ['[a](./_part.md)', /^1: .*"\.\/_part\.md", which is a partial, not a page/],
  ['[a](https:/qodly.com)', /^1: "https:\/qodly\.com" is not a valid URL\. Write https:\/\//],
  ['[a](mailto:contact)', /^1: "mailto:contact" is not a valid URL/],
  ['[a](www.qodly.com)', /^1: "www\.qodly\.com" is not a valid URL/],
  ['[a](#100%)', /^1: the link "#100%" has a "%"/],
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
  try {
    const site = readSite(written.directory);
    const [page] = site.versions[0]?.pages ?? [];
    expect(page && links(page, site).map(({found}) => found)).toEqual([
      expect.stringContaining('which is not a page in next'),
    ]);
  } finally {
    written.remove();
  }
});
