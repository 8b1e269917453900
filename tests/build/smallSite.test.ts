import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createFixtureSite, page, type FixtureSite} from '../support/fixtureSite';
import {warnings} from '../support/warnings';
import {latest} from '../support/versions';

let site: FixtureSite;

beforeAll(() => {
  site = createFixtureSite();
});

afterAll(() => {
  fs.rmSync(site.directory, {recursive: true});
});

test('the fixture site builds', async () => {
  const {code, output} = await site.build();
  expect(output).toContain('Generated static files');
  expect(warnings(output)).toEqual([]);
  expect(code).toBe(0);
});

test('rendering warns of nothing, not even with the checks that React leaves out of production', async () => {
  const {code, output} = await site.build({}, ['--dev']);
  expect(warnings(output)).toEqual([]);
  expect(code).toBe(0);
});

test('what rendering warns of is seen', async () => {
  const remove = site.addPage('bad', page('Bad', '<p><div>Text.</div></p>'));
  const {output} = await site.build();
  remove();
  expect(warnings(output)).not.toEqual([]);
  expect(output).toContain('/docs/next/bad');
});

test('a build has a local index, unless the variables of hosted search are set', async () => {
  const hasIndex = () =>
    fs.existsSync(path.join(site.directory, `build/search-index-docs-default-${latest}.json`));
  expect(hasIndex()).toBe(true);
  const {code} = await site.build({
    DOCSEARCH_APP_ID: 'APPLICATION',
    DOCSEARCH_API_KEY: 'key',
    DOCSEARCH_INDEX_NAME: 'docs',
  });
  expect(code).toBe(0);
  expect(hasIndex()).toBe(false);
  expect(fs.readFileSync(path.join(site.directory, 'build/faq.html'), 'utf8')).toContain(
    'DocSearch-Button',
  );
});
