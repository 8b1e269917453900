import {expect} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {chooseVersion} from '../../support/chooseVersion';
import {publish} from '../../support/faults';
import {
  createFixtureSite,
  page as pageSource,
  trees,
  type FixtureSite,
} from '../../support/fixtureSite';
import {hydrated, notice, open, title} from '../../support/open';
import {openBox, search} from '../../support/searchBox';
import type {RunningServer} from '../../support/startServer';
import {startStaticHost} from '../../support/staticHost';
import {test} from '../../support/test';
import {latest, other, withVersion} from '../../support/versions';

// Serial, to share one pair of builds: building takes most of the time.
test.describe.configure({mode: 'serial'});

const paragraphs = Array.from({length: 60}, (_, i) => `Line ${i} of the page.`).join('\n\n');

let site: FixtureSite;
let builds: [string, string];
let live: string;
let host: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(1_800_000);
  site = createFixtureSite();
  builds = [path.join(site.directory, 'first'), path.join(site.directory, 'second')];
  live = path.join(site.directory, 'live');
  const signature = '```qs signature\nlength(aString : string) : integer\n```\n\n';
  const table =
    '| Parameter | Type | | Description |\n|---|---|:-:|---|\n' +
    '| aString | string | → | Text |\n| Result | integer | ← | Its length |\n';
  const description =
    'Returns how many characters a text has, which is its length in the language.';
  const rest =
    `## Description\n\n${paragraphs}\n\n## Examples\n\n` +
    '```qs\nsize = length("Qodly") // 5\n```\n\n## See also\n\n- [FAQ](../../faq.md)\n';
  const command = pageSource('length', `${description}\n\n${signature}${table}\n${rest}`, {
    description,
    kind: 'command',
    theme: 'String',
  });
  for (const tree of trees) {
    const write = (route: string, source: string) => {
      const file = path.join(site.directory, tree, `${route}.md`);
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, source);
    };
    write('language/commands/length', command);
    write(
      'faq',
      pageSource('FAQ', `${paragraphs}\n\n## Limits\n\nMeasures giraffes with \`length()\`.`),
    );
    write(
      'studio/overview',
      pageSource('Studio', `${paragraphs}\n\nSee [limits](../faq.md#limits).`),
    );
  }
  await build(builds[0]);
  // A new first page and changes to every kind of code give each hashed file a new name.
  const first = path.join(site.directory, `versioned_docs/version-${latest}/api/aardvark.md`);
  fs.writeFileSync(first, pageSource('Aardvark', `Eats many zebras.\n\n${paragraphs}`));
  const edits = [
    ['src/search/ui/SearchBar/Start.tsx', 'Search by name,', 'Search by a name,'],
    ['src/search/client/worker.ts', '= 300;', '= 301;'],
    ['src/runtime/recover/recover.ts', 'You can keep', 'You may keep'],
    ['src/css/custom.css', 'max-width: 34rem', 'max-width: 35rem'],
    [`versioned_docs/version-${latest}/faq.md`, 'Line 1 of', 'Line one of'],
    [
      `${other === 'next' ? 'docs' : `versioned_docs/version-${other}`}/faq.md`,
      'Line 1 of',
      'Line one of',
    ],
    [`versioned_docs/version-${latest}/studio/overview.md`, 'Line 1 of', 'Line one of'],
    [`versioned_docs/version-${latest}/language/commands/length.md`, '| Text |', '| A text |'],
  ] as const;
  for (const [file, from, to] of edits) {
    site.edit(file, from, to);
  }
  await build(builds[1]);
  host = await startStaticHost({directory: live});
});

test.afterAll(() => {
  host.stop();
  fs.rmSync(site.directory, {recursive: true});
});

async function build(target: string): Promise<void> {
  const {code, output} = await site.build();
  expect(code, output.slice(-2000)).toBe(0);
  fs.cpSync(path.join(site.directory, 'build'), target, {recursive: true});
}

for (const keepsFiles of [false, true]) {
  const deploy = (index: 0 | 1) =>
    publish(live, builds[index], keepsFiles ? [builds[index === 0 ? 1 : 0]] : []);

  test.describe(`in a tab opened before a redeploy that ${keepsFiles ? 'keeps' : 'removes'} the old files @nightly`, () => {
    test.beforeEach(() => deploy(0));

    test('a link to a heading opens at that heading', async ({page}) => {
      await open(page, `${host.origin}/docs/studio/overview`);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      deploy(1);
      await page.getByRole('main').getByRole('link', {name: 'limits'}).click();
      await expect(title(page)).toHaveText('FAQ');
      await expect(page).toHaveURL(/\/faq#limits$/);
      await expect(hydrated(page)).toBeAttached();
      await expect(page.locator('#limits')).toBeInViewport();
    });

    test('a hit opens with search words highlighted, and its own excerpt', async ({page}) => {
      await openBox(page, `${host.origin}/docs/studio/overview`);
      await search(page, 'studio');
      deploy(1);
      const hit = await search(page, 'giraffes');
      await expect(hit).not.toContainText('zebras');
      await hit.click();
      await expect(page).toHaveURL(/\/faq#limits$/);
      await expect(page.locator('mark.search-mark').first()).toHaveText('giraffes');
      await expect(page.locator('mark.search-mark').first()).toBeInViewport();
    });

    test('switching versions opens the page in the other version', async ({page}) => {
      await open(page, `${host.origin}/docs/faq`);
      deploy(1);
      await chooseVersion(page, withVersion('VERSION', other));
      await expect(page).toHaveURL(withVersion('/docs/VERSION/faq$', other));
      await expect(hydrated(page)).toBeAttached();
      await expect(page.getByText('no longer actively maintained')).toBeVisible();
    });

    test('navigation keeps working through three redeploys in a row', async ({page}) => {
      await open(page, `${host.origin}/docs/studio/overview`);
      const moves = [
        ['FAQ', /\/faq$/],
        ['Getting Started', /\/get-started\//],
        ['FAQ', /\/faq$/],
      ] as const;
      for (const [index, [name, url]] of moves.entries()) {
        deploy(index % 2 === 0 ? 1 : 0);
        await page.locator('.navbar').getByRole('link', {name}).click();
        await expect(page).toHaveURL(url);
        await expect(hydrated(page)).toBeAttached();
        await expect(notice(page)).toBeHidden();
      }
    });
  });
}
