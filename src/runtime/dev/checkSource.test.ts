import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {createWritersSite, writtenPage, type WritersSite} from '../../../tests/support/writersSite';
import {readSite} from '../../content/site';
import {checkFiles, writeFault} from '../../tools/check/checkFiles';
import {checkSource} from './checkSource';

let site: WritersSite;

beforeEach(() => {
  site = createWritersSite({'docs/quotas.md': writtenPage('Text.')});
});

afterEach(() => {
  site.remove();
});

function check(body: string) {
  site.write('docs/calls.md', writtenPage(body));
  const file = path.join(site.directory, 'docs/calls.md');
  const read = readSite(site.directory);
  return {
    ...checkSource(site.directory, file, site.read('docs/calls.md')),
    byCheck: checkFiles([file], read).map((fault) => writeFault(fault, read, 'text')),
  };
}

test('a page that holds is shown as it is', () => {
  expect(check('See [quotas](quotas.md).')).toMatchObject({errors: [], warnings: []});
  expect(check('See [quotas](quotas.md).').standIn).toBeUndefined();
});

test.each(['Up to {limit', 'Write <name>.', '<Foo/>', '[a](gone.md)', '[a](quotas.md#gone)'])(
  'of %s the dev server says what the check says, and shows an empty page',
  (body) => {
    const {errors, byCheck, standIn} = check(body);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/^docs\/calls\.md:\d+(?::\d+)?: [^\n]+$/);
    expect(errors).toEqual(byCheck);
    expect(standIn).not.toContain(body);
  },
);

test('a page is checked again when the page changes that its broken link leads to', () => {
  expect(check('[a](quotas.md#gone) [b](gone.md)').dependsOn).toEqual(
    ['docs/quotas.md', 'docs/gone.md'].map((file) => path.join(site.directory, file)),
  );
});
