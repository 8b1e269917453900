import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {createWritersSite, validPage, type WritersSite} from '../../../tests/support/writersSite';
import {invalidateSite} from '../../content/site/site';
import {fixFiles, report} from './report';

let site: WritersSite;

test.each([
  ['a page', 'A. \n* B', 'A.\n\n- B', '\n'],
  ['a page with Windows line endings', 'A. \nB.', 'A.\nB.', '\r\n'],
])('formats %s', (_, body, formatted, lineEnd) => {
  site = createWritersSite({'docs/page.md': validPage(body).replaceAll('\n', lineEnd)});
  const file = path.join(site.directory, 'docs/page.md');
  expect(fixFiles([file, `${file}.gone`])).toEqual([file]);
  expect(site.read('docs/page.md')).toBe(validPage(formatted).replaceAll('\n', lineEnd));
});

test('leaves a file with nothing to format alone', () => {
  site = createWritersSite({'docs/page.md': validPage('Text.')});
  expect(fixFiles([path.join(site.directory, 'docs/page.md')])).toEqual([]);
});

test('reports the problems of the named pages or of the whole site, after formatting', async () => {
  const lists = {'sidebars.ts': "export default {All: ['page']};\n"};
  const body = '* A\n\nYou simply call it.';
  site = createWritersSite({'docs/page.md': validPage(body), ...lists}, []);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const run = async (options: {fix?: boolean; isPartial?: boolean}) => {
    log.mockClear();
    const defaults = {fix: false, external: false, format: 'text' as const};
    const files = [path.join(site.directory, 'docs/page.md')];
    const hasProblems = await report(files, site.directory, {...defaults, ...options});
    return [hasProblems, ...log.mock.calls.map(([line]) => String(line))];
  };
  expect(await run({isPartial: true, fix: true})).toEqual([
    false,
    '  formatted docs/page.md',
    expect.stringMatching(/^docs\/page\.md:10: suggestion: "simply"/),
    expect.stringMatching(/^Checked 1 page in .* s: no problems, 1 suggestion\.$/),
  ]);
  site.write('docs/page.md', validPage('[a](#gone)\n\n```dot alt="A"\ndigraph { a -> }\n```'));
  site.write('docs/other.md', validPage('Text.', 'Other'));
  invalidateSite(site.directory);
  const partial = (await run({isPartial: true})).join('\n');
  expect(partial).toMatch(
    /^true\ndocs\/page\.md:\d+: .*"#gone"[^]*docs\/page\.md:\d+: Graphviz can't/,
  );
  expect(partial).not.toMatch(/^docs\/other/m);
  expect((await run({})).join('\n')).toMatch(/^docs\/other\.md:1: the page is not in a sidebar/m);
});
