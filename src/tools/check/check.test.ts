import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {createWritersSite, validPage, type WritersSite} from '../../../tests/support/writersSite';
import {readSite} from '../../content/site';
import {listCheckedFiles, listFiles} from '../listFiles';
import {checkFiles, writeFault} from './checkFiles';
import {checkInThreads} from './checkInThreads';
import {divide} from './divide';
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

afterEach(() => {
  site.remove();
});

const inSite = (file: string) => path.join(site.directory, file);

function messages(files: readonly string[], format: 'text' | 'github' = 'text'): string[] {
  const read = readSite(site.directory);
  return checkFiles(files, read).map((fault) => writeFault(fault, read, format));
}

describe('the check', () => {
  test('accepts pages without faults', () => {
    expect(messages(listFiles(readSite(site.directory)))).toEqual([]);
    // The first check reads the dictionary.
  }, 30_000);

  test('reports the file and the line of each fault, on separate lines', () => {
    site.write('docs/quotas.md', validPage('## Errors\n\n[a](#gone)\n\n{limit}'));
    expect(messages([inSite('docs/quotas.md')])).toEqual([
      expect.stringMatching(/^docs\/quotas\.md:10: the link leads to the anchor "#gone"[^\n]*$/),
      expect.stringMatching(/^docs\/quotas\.md:12: \{limit\} has no form[^\n]*$/),
    ]);
  });

  test('writes annotations for GitHub', () => {
    site.write('docs/quotas.md', validPage('## Errors\n\n[a](50%)'));
    expect(messages([inSite('docs/quotas.md')], 'github').join()).toMatch(
      /^::error file=docs\/quotas\.md,line=10.*::the link "50%25"/,
    );
  });

  test("reports other pages' links to a removed heading", () => {
    site.write('docs/quotas.md', validPage('## Faults\n\nWhat happens.'));
    expect(messages([inSite('docs/quotas.md')]).join()).toMatch(
      /^docs\/rest\/calls\.md:8.*"#errors"/,
    );
  });

  test("doesn't report links to headings of a page that can't be parsed", () => {
    site.write('docs/quotas.md', validPage('## Errors\n\nAt most <5.'));
    expect(messages([inSite('docs/quotas.md')])).toEqual([
      expect.stringMatching(/^docs\/quotas\.md:10:\d+: not valid MDX/),
    ]);
  });

  test('reports links to a deleted page', () => {
    site.git('rm', '--quiet', 'docs/quotas.md');
    expect(messages(changedFiles(readSite(site.directory))).join()).toMatch(
      /^docs\/rest\/calls\.md:8.*no such file/,
    );
  });
});

describe('in threads', () => {
  test('the check finds the same faults, in the same order', async () => {
    for (const name of ['a', 'b', 'c', 'd']) {
      const text = `${'Text of the page. '.repeat(name.charCodeAt(0))}[${name}](quotas.md#gone)`;
      site.write(`docs/${name}.md`, validPage(text));
      site.write(`versioned_docs/version-2.0.0/${name}.md`, validPage(text));
    }
    site.write('docs/quotas.md', validPage('`abs()`'));
    const read = readSite(site.directory);
    const files = [...changedFiles(read), inSite('docs/gone.md')];
    const faults = await checkInThreads(files, read, 2);
    expect(faults).toHaveLength(9);
    expect(faults).toEqual(checkFiles(files, read));
  });

  test('each reads about the same amount, and a text is only read by one', () => {
    const read = readSite(site.directory);
    const [first = [], second = []] = divide(listFiles(read), read, 2);
    expect([...first, ...second].sort()).toEqual(listFiles(read).sort());
    const quotas = ['docs/quotas.md', 'versioned_docs/version-2.0.0/quotas.md'].map(inSite);
    expect([first, second].map((part) => quotas.filter((file) => part.includes(file)))).toEqual(
      expect.arrayContaining([quotas, []]),
    );
  });
});

describe('what is checked', () => {
  test('includes the unversioned pages', () => {
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

  test('is a named page, or the pages of a folder', () => {
    expect(named('docs/quotas.md')).toEqual([inSite('docs/quotas.md')]);
    expect(named('docs')).toHaveLength(2);
  });

  test('is an error for an unknown page, with similar names', () => {
    expect(() => named('docs/qoutas.md')).toThrow(
      /no page "docs\/qoutas\.md"\. Did you mean docs\/quotas\.md,/,
    );
    expect(() => named('calls.md')).toThrow(/Did you mean docs\/rest\/calls\.md,/);
  });

  test('is an error for an unknown folder, with similar folders', () => {
    expect(() => named('docs/rets')).toThrow(
      /no page or folder "docs\/rets"\. Did you mean docs\/rest,/,
    );
    expect(() => named('quotas')).toThrow(
      /no page or folder "quotas"\. Did you mean docs\/quotas\.md,/,
    );
    expect(() => named('docs/quotas')).toThrow(
      /no page "docs\/quotas"\. Did you mean docs\/quotas\.md\?/,
    );
  });

  test('is everything that git reports as changed, including new files', () => {
    site.write('docs/quotas.md', validPage('Another text.'));
    site.write('docs/new.md', validPage('Text.'));
    expect(changedFiles(readSite(site.directory))).toEqual(
      ['docs/quotas.md', 'docs/new.md'].map(inSite),
    );
  });
});

describe('an option', () => {
  test('is read', () => {
    expect(readOptions(['--changed', '--format=github'])).toEqual({
      names: [],
      changed: true,
      watch: false,
      fix: false,
      external: false,
      format: 'github',
    });
  });

  test.each([
    [['--chnaged'], /--chnaged/],
    [['--format=xml'], /no format "xml"/],
    [['--changed', 'docs'], /not both/],
    [['--watch', '--fix'], /--watch only checks/],
  ])('that makes no sense is refused: %s', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
