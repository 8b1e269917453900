import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {joinRoute} from '../../src/addresses/paths';
import {readEnvironment} from '../../src/config/environment';
import {codeFactsOf} from '../../src/content/facts/codeFacts';
import {latestVersion, readSite} from '../../src/content/site/site';

/** What `qodly-check` knows about each version, so that it runs without the site. */
const folder = path.resolve(import.meta.dirname, '../../packages/qodlyscript/facts');

const site = readSite(path.resolve(import.meta.dirname, '../..'));
const {siteUrl, baseUrl} = readEnvironment({});
const latest = latestVersion(site);

const files = new Map<string, unknown>([
  [
    'versions.json',
    site.versions.map((version) => ({
      label: version.label,
      url:
        siteUrl + (version === latest ? baseUrl.slice(0, -1) : joinRoute(baseUrl, version.label)),
      ...(version === latest && {isLatest: true}),
    })),
  ],
  ...site.versions.map((version) => [`${version.label}.json`, codeFactsOf(site, version)] as const),
]);

beforeAll(() => {
  if (process.env.MODE === 'update-lists') {
    fs.rmSync(folder, {recursive: true, force: true});
    fs.mkdirSync(folder);
    for (const [name, facts] of files) {
      fs.writeFileSync(path.join(folder, name), `${JSON.stringify(facts, null, 1)}\n`);
    }
  }
});

test('qodly-check knows the documented versions', () => {
  expect(fs.readdirSync(folder).sort()).toEqual([...files.keys()].sort());
});

test.each([...files])('qodly-check knows what the pages say: %s', (name, facts) => {
  const text = fs.readFileSync(path.join(folder, name), 'utf8');
  expect(JSON.parse(text), '`npm run update:lists` writes the current facts').toEqual(
    JSON.parse(JSON.stringify(facts)),
  );
});
