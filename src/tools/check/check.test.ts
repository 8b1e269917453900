import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {createWritersSite, validPage, type WritersSite} from '../../../tests/support/writersSite';
import {readSite} from '../../content/site/site';
import {listCheckedFiles, listFiles} from '../listFiles';
import {checkFiles, writeProblem} from './checkFiles';
import {readOptions} from './readOptions';
import {changedFiles, filesNamed, isChecked} from './selectFiles';

let site: WritersSite;

beforeEach(() => {
  site = createWritersSite({
    'docs/quotas.md': validPage('## Errors\n\nWhat happens.'),
    'docs/rest/calls.md': validPage('See [errors](../quotas.md#errors).'),
    'versioned_docs/version-2.0.0/quotas.md': validPage('Text.'),
  });
});

const inSite = (file: string) => path.join(site.directory, file);

function messages(files: readonly string[], format: 'text' | 'github' = 'text'): string[] {
  const read = readSite(site.directory);
  return checkFiles(files, read).map((problem) => writeProblem(problem, read, format));
}

test('the check accepts pages without problems', () => {
  expect(messages(listFiles(readSite(site.directory)))).toEqual([]);
  // The first check reads the dictionary.
}, 30_000);

test('the check reports the file and line of each problem, one per line', () => {
  site.write('docs/quotas.md', validPage('## Errors\n\n[a](#gone)\n\n{limit}'));
  expect(messages([inSite('docs/quotas.md')])).toEqual([
    expect.stringMatching(/^docs\/quotas\.md:10: the link points to the anchor "#gone"[^\n]*$/),
    expect.stringMatching(/^docs\/quotas\.md:12: MDX reads \{limit\} as code[^\n]*$/),
  ]);
});

test('the check writes annotations for GitHub', () => {
  const body = '## Errors\n\n[a](50%)\n\nYou simply call it.\n\n```qs\na == 1\n```';
  site.write('docs/quotas.md', validPage(body));
  expect(messages([inSite('docs/quotas.md')], 'github')).toEqual([
    expect.stringMatching(/^::error file=docs\/quotas\.md,line=10::the link "50%25"/),
    expect.stringMatching(/^::notice file=docs\/quotas\.md,line=12::"simply"/),
    expect.stringMatching(/^::error file=docs\/quotas\.md,line=15,col=1::found a value/),
  ]);
});

test("the check reports other pages' links to a removed heading", () => {
  site.write('docs/quotas.md', validPage('## Problems\n\nWhat happens.'));
  expect(messages([inSite('docs/quotas.md')]).join()).toMatch(
    /^docs\/rest\/calls\.md:8.*"#errors"/,
  );
});

test("the check doesn't report links to headings of a page that can't be parsed", () => {
  site.write('docs/quotas.md', validPage('## Errors\n\nAt most <5.'));
  expect(messages([inSite('docs/quotas.md')])).toEqual([
    expect.stringMatching(/^docs\/quotas\.md:10:\d+: not valid MDX/),
  ]);
});

test('the check reports links to a deleted page', () => {
  site.git('rm', '--quiet', 'docs/quotas.md');
  expect(messages(changedFiles(readSite(site.directory))).join()).toMatch(
    /^docs\/rest\/calls\.md:8.*no such file/,
  );
});

test('selecting files includes the unversioned pages', () => {
  site.write('src/pages/style.mdx', '---\ntitle: Style\n---\n\nSimply misspeled.\n');
  const read = readSite(site.directory);
  expect(listCheckedFiles(read)).toContain(inSite('src/pages/style.mdx'));
  expect(changedFiles(read).filter((file) => isChecked(file, read))).toEqual([
    inSite('src/pages/style.mdx'),
  ]);
  expect(messages([inSite('src/pages/style.mdx')]).join('\n')).toMatch(
    /^src\/pages\/style\.mdx:5:.*"misspeled"/m,
  );
});

const named = (...names: string[]) => filesNamed(names, readSite(site.directory), site.directory);

test('selecting files accepts a page or a folder', () => {
  expect(named('docs/quotas.md')).toEqual([inSite('docs/quotas.md')]);
  expect(named('docs')).toHaveLength(2);
});

test('selecting files fails for an unknown page and suggests similar names', () => {
  expect(() => named('docs/qoutas.md')).toThrow(
    /no page or folder "docs\/qoutas\.md"\. Did you mean docs\/quotas\.md/,
  );
  expect(() => named('calls.md')).toThrow(/Did you mean docs\/rest\/calls\.md/);
});

test('selecting files fails without a suggestion if no name is similar', () => {
  expect(() => named('docs/zzzzz.md')).toThrow(/no page or folder "docs\/zzzzz\.md"$/);
});

test('selecting files includes every file that Git reports as changed, including new ones', () => {
  site.write('docs/quotas.md', validPage('Another text.'));
  site.write('docs/new.md', validPage('Text.'));
  expect(changedFiles(readSite(site.directory))).toEqual(
    ['docs/quotas.md', 'docs/new.md'].map(inSite),
  );
});

test.each([
  [['--chnaged'], /--chnaged/],
  [['--format=xml'], /Unknown format "xml"/],
  [['--changed', 'docs'], /not both/],
  [['--watch', '--fix'], /--watch can.t be combined/],
])('readOptions rejects an unknown, invalid, or conflicting option: %s', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
