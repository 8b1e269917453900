import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {createWritersSite, validPage, type WritersSite} from '../../../tests/support/writersSite';
import {readSite} from '../../content/site/site';
import {checkFiles, writeProblem} from '../../tools/check/checkFiles';
import {checkSource} from './checkSource';

let site: WritersSite;

beforeEach(() => {
  site = createWritersSite({'docs/quotas.md': validPage('Text.')});
});

async function check(body: string) {
  site.write('docs/calls.md', validPage(body));
  const file = path.join(site.directory, 'docs/calls.md');
  const read = readSite(site.directory);
  return {
    ...(await checkSource(site.directory, file, site.read('docs/calls.md'))),
    byCheck: checkFiles([file], read).map((problem) => writeProblem(problem, read, 'text')),
  };
}

test('shows a page without problems unchanged', async () => {
  const checked = await check('See [quotas](quotas.md).');
  expect(checked).toMatchObject({errors: [], warnings: []});
  expect(checked.placeholder).toBeUndefined();
});

test.each(['Up to {limit', 'Write <name>.', '<Foo/>', '[a](gone.md)', '[a](quotas.md#gone)'])(
  'reports the same problems as the check for %s, and shows an empty page',
  async (body) => {
    const {errors, byCheck, placeholder} = await check(body);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/^docs\/calls\.md:\d+(?::\d+)?: [^\n]+$/);
    expect(errors).toEqual(byCheck);
    expect(placeholder).not.toContain(body);
  },
);

test('reports a diagram that does not parse, on one line', async () => {
  const {errors} = await check('```dot alt="A"\ndigraph { a -> }\n```');
  expect(errors).toEqual([
    expect.stringMatching(/^docs\/calls\.md:9: Graphviz can't read the diagram: [^\n]+$/),
  ]);
});

test('reports each error in a partial on one line, and shows an empty partial without front matter', async () => {
  site.write('docs/_limits.md', 'Up to {limit here.\n\nMore <5.\n');
  const file = path.join(site.directory, 'docs/_limits.md');
  const {errors, placeholder} = await checkSource(
    site.directory,
    file,
    site.read('docs/_limits.md'),
  );
  expect(errors).toEqual([
    expect.stringMatching(/^docs\/_limits\.md:1:7: [^\n]+$/),
    expect.stringMatching(/^docs\/_limits\.md:3:7: [^\n]+$/),
  ]);
  expect(placeholder?.trim()).toBe('');
});

test('checks a page again when the target of its broken link changes', async () => {
  const {dependsOn} = await check('[a](quotas.md#gone) [b](gone.md)');
  expect(dependsOn).toEqual(
    ['docs/quotas.md', 'docs/gone.md'].map((file) => path.join(site.directory, file)),
  );
});
