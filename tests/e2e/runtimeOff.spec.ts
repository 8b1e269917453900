import fs from 'node:fs';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {chooseVersion} from '../support/chooseVersion';
import {
  createFixtureSite,
  page as pageSource,
  trees,
  type FixtureSite,
} from '../support/fixtureSite';
import {open} from '../support/open';
import {openBox, search} from '../support/searchBox';
import {startStaticHost} from '../support/staticHost';
import {test} from '../support/test';
import {other} from '../support/versions';

// One build for all tests: it is what takes the time.
test.describe.configure({mode: 'serial'});

let site: FixtureSite;
let host: Awaited<ReturnType<typeof startStaticHost>>;

const command = `\`\`\`qs signature
length(aString : string) : integer
\`\`\`

| Parameter | Type | | Description |
|---|---|:-:|---|
| aString | string | → | Text |
| Result | integer | ← | Its length |

## Description

Counts giraffes.

## Examples

\`\`\`qs
size = length("Qodly") // 5
\`\`\`

## See also

- [FAQ](../../faq.md)
`;

const tabs = `<Tabs>
<TabItem value="one" label="One">

The first tab.

</TabItem>
<TabItem value="two" label="Two">

The second tab.

</TabItem>
</Tabs>

See \`length()\`.
`;

const title = (page: Page) => page.getByRole('heading', {level: 1});

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = createFixtureSite();
  for (const tree of trees) {
    const write = (route: string, source: string) => {
      const file = path.join(site.directory, tree, `${route}.md`);
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, source);
    };
    const purpose = 'Returns how many characters a text has, which is its length in the language.';
    write(
      'language/commands/length',
      pageSource('length', `${purpose}\n\n${command}`, {
        description: purpose,
        kind: 'command',
        theme: 'String',
      }),
    );
    write('faq', pageSource('FAQ', tabs));
  }
  const {code, output} = await site.build({RUNTIME: 'off'});
  expect(code, output.slice(-2000)).toBe(0);
  host = await startStaticHost([], path.join(site.directory, 'build'));
});

test.afterAll(() => {
  host.stop();
  fs.rmSync(site.directory, {recursive: true});
});

test('without the runtime, search finds a command and opens its page', async ({page}) => {
  await openBox(page, `${host.origin}/docs/faq`);
  await (await search(page, 'giraffes')).click();
  await expect(title(page)).toHaveText('length');
});

test('without the runtime, tabs open, and a link has a card and leads on', async ({page}) => {
  await open(page, `${host.origin}/docs/faq`);
  await page.getByRole('tab', {name: 'Two'}).click();
  await expect(page.getByText('The second tab.')).toBeVisible();
  await expect(page.getByText('The first tab.')).toBeHidden();
  const link = page.getByRole('main').getByRole('link', {name: 'length()'});
  await link.hover();
  await expect(page.getByText('length(aString : string)')).toBeVisible();
  await link.click();
  await expect(title(page)).toHaveText('length');
});

test('without the runtime, code is copied and the version changes', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${host.origin}/docs/language/commands/length`);
  await page.getByRole('button', {name: 'Copy code to clipboard'}).last().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('length("Qodly")');
  await chooseVersion(page, new RegExp(other.replaceAll('.', '\\.')));
  await expect(page).toHaveURL(new RegExp(`/docs/${other}/language/commands/length$`));
});
