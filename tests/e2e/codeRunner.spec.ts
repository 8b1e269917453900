import {expect, type Locator, type Page} from '@playwright/test';
import {findViolations, sizes} from '../support/axe';
import {respondWith} from '../support/faults';
import {expectMessage, recordMessages, shownMessages} from '../support/messages';
import {copiedText, notice, open} from '../support/open';
import {preventPrefetch} from '../support/preventPrefetch';
import {nightly, test} from '../support/test';

const route = 'language/commands/splitString';

const sample = (page: Page, index = 0) => page.locator('[data-run]').nth(index);
const button = (block: Locator, name: string) => block.getByRole('button', {name, exact: true});
const panel = (block: Locator) => block.locator('.run-panel');
const confirmed = (block: Locator) => block.getByRole('img', {name: 'confirmed'}).first();
const editor = (block: Locator) => block.getByRole('textbox', {name: 'QodlyScript'});

/** Opens the editor and replaces the code. */
async function write(block: Locator, code: string): Promise<void> {
  await button(block, 'Edit').click();
  await editor(block).fill(code);
}

test('Run confirms stated results, and says once what runs; neither is printed', async ({page}) => {
  await open(page, route);
  await button(sample(page), 'Run').click();
  await expect(confirmed(sample(page))).toBeVisible();
  await expect(panel(sample(page))).toContainText('as these docs describe it');
  await button(sample(page, 1), 'Run').click();
  await expect(confirmed(sample(page, 1))).toBeVisible();
  await expect(panel(sample(page, 1))).toHaveText('Reset');
  await page.emulateMedia({media: 'print'});
  await expect(panel(sample(page))).toBeHidden();
  await expect(button(sample(page), 'Run')).toBeHidden();
});

const reports: [name: string, code: string, inCode: string, below: RegExp][] = [
  [
    'a result',
    'var a : integer\na = 3 + 4 * 5',
    'a = 3 + 4 * 5 // 23',
    /as these docs describe it/,
  ],
  ['a long result', `a = "${'long '.repeat(30)}" + "!"`, 'see below', /Line 1: "long long /],
  ['an error', 'a = 1\nthrow(50042, "Too low")\na = 2', '', /Line 2: .*Too low/],
  ['what needs a server', 'a = session', '', /Line 1: .*server/],
  ['a mistake', 'a = (1', '', /Line 1: /],
  ['nothing', 'var a : integer', '', /without a result/],
  [
    'rows',
    'a = ds.Employee.all().orderBy("salary desc")',
    '',
    /Line 1: \d+ rows.*Look at the data/,
  ],
  [
    'a file',
    'a = file("/DATA/report.txt").getText()',
    'getText() // "42 invoices"',
    /Look at the data.*\/DATA\/settings\.json/,
  ],
  ['a message', 'webForm.setMessage("Saved")', '', /shows the message “Saved”/],
  [
    'the arguments of a method',
    'declare (text : string)\nwebForm.setMessage(text)',
    'text : string) // with text = "Anna"',
    /shows the message “Anna”/,
  ],
  [
    'a regular expression that takes forever',
    `a = matchRegex("(a+)+b", "${'a'.repeat(40)}", 1)`,
    '',
    /more than 2 seconds/,
  ],
  ['an endless loop', 'a = 1\nwhile (true)\n\ta += 1\nend', '', /more than 2 seconds/],
];

test('Run shows what the edited code does', async ({page}) => {
  await open(page, route);
  const block = sample(page, 1);
  await write(block, '');
  for (const [name, code, inCode, below] of reports) {
    await test.step(name, async () => {
      await editor(block).fill(code);
      await expect(panel(block)).toHaveText(/^ResetCopy link/);
      await button(block, 'Run').click();
      await expect(panel(block)).not.toHaveText(/^ResetCopy link/);
      await expect(panel(block)).toHaveText(below);
      await expect(block.locator('.pce-wrapper')).toContainText(inCode);
    });
  }
});

test('mistakes are shown while the reader types, and Reset restores the sample', async ({page}) => {
  await open(page, route);
  const block = sample(page);
  const original = (await block.locator('pre').textContent()) ?? '';
  await write(block, 'a = 1\nb = lenght("c")');
  await expect(panel(block)).toContainText('Write "length"');
  await expect(block.locator('.run-wrong')).toHaveText(/lenght/);
  await button(block, 'Run').click();
  await expect(panel(block)).toContainText('not supported');
  await expect(panel(block)).toContainText('Write "length"');
  await button(block, 'Reset').click();
  await expect(editor(block)).toHaveCount(0);
  await expect(button(block, 'Run')).toBeFocused();
  await expect(panel(block)).toHaveText('');
  await expect(block.locator('pre')).toBeVisible();
  await expect(block.locator('pre')).toHaveText(original);
  await expect(block.locator('pre a').first()).toHaveText('splitString');
});

test('a sample uses what others define; Reset restores the data', async ({page}) => {
  await open(page, 'guides/crud-operations');
  const block = page.locator('[data-definition=makeUppercase] ~ [data-run]').first();
  await button(block, 'Run').click();
  await expect(block.getByRole('img', {name: 'confirmed'})).toHaveCount(2);
  await write(block, 'makeUppercase(ds.Employee.get(6))\na = lenght("b")');
  await expect(block.locator('.run-wrong')).toHaveText(/lenght/);
  await editor(block).fill('ds.Employee.all().drop()\na = ds.Employee.all().length == 0');
  await button(block, 'Run').click();
  await expect(block.locator('.pce-wrapper')).toContainText('length == 0 // true');
  await expect(panel(block)).not.toContainText('lenght');
  await button(block, 'Reset').click();
  await write(block, 'a = ds.Employee.all().length == 0');
  await button(block, 'Run').click();
  await expect(block.locator('.pce-wrapper')).toContainText('length == 0 // false');
});

test('a link carries the edited code, which runs only when the reader presses Run', async ({
  page,
  context,
}) => {
  const code = 'a = "<img src=x onerror=alert(1)>" // 50% & (so on)!';
  await recordMessages(page);
  await open(page, route);
  await write(sample(page, 1), code);
  await button(sample(page, 1), 'Copy link').click();
  await expectMessage(page, 'Copied');
  await expectMessage(page, 'Link copied');
  await expect(button(sample(page, 1), 'Copy link')).toBeVisible();
  const link = await copiedText(page);
  const other = await context.newPage();
  await other.goto(link);
  await expect(editor(sample(other, 1))).toHaveValue(code);
  await expect(sample(other, 1)).toBeInViewport();
  await expect(other.locator('.run-result, img[src=x]')).toHaveCount(0);
  await expect(panel(sample(other, 1))).toHaveText(/^ResetCopy link/);
});

test('everything works with the keyboard, and screen readers hear the results', async ({page}) => {
  await recordMessages(page);
  await open(page, route);
  const block = sample(page, 1);
  await block.locator('pre').focus();
  await page.keyboard.press('Enter');
  await expect(editor(block)).toBeFocused();
  await expect(editor(block)).toHaveAccessibleDescription(/Press Escape, then Tab/);
  await expect(panel(block)).toContainText('Esc, then Tab, leaves.');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('a = 1 + 1');
  await page.keyboard.press('Control+Enter');
  await expectMessage(page, 'Line 1: 2.');
  await expect(editor(block)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor(block)).toHaveValue('a = 1 + 1\t');
  // Tab indents again once the reader has typed.
  await page.keyboard.press('Escape');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await expect(editor(block)).toHaveValue('a = 1 + 1\t2\t');
  await page.keyboard.press('Escape');
  await expectMessage(page, 'Tab now leaves the editor.');
  await page.keyboard.press('Tab');
  await expect(button(block, 'Reset')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(block, 'Run')).toBeFocused();
  await expectMessage(page, 'The sample is as before.');
  await page.keyboard.press('Enter');
  await expect(confirmed(block)).toBeVisible();
  await expect(button(block, 'Run')).toBeFocused();
});

test('on a phone, a sample can be edited and run @nightly', async ({page}) => {
  await page.setViewportSize(sizes.phone);
  await open(page, route);
  await button(sample(page, 1), 'Run').click();
  await expect(confirmed(sample(page, 1))).toBeVisible();
  const code = sample(page, 1).locator('pre');
  expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
  await write(sample(page), `a = 1 + 1\nb = "${'wide '.repeat(30)}"`);
  await button(sample(page), 'Run').click();
  await expect(sample(page).locator('.pce-wrapper')).toContainText('a = 1 + 1 // 2');
  const excess = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(excess)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
});

test('two samples run one after the other @nightly', async ({page}) => {
  await open(page, route);
  await write(sample(page), 'while (true)\nend');
  await button(sample(page), 'Run').click();
  await button(sample(page, 1), 'Run').click();
  await expect(panel(sample(page))).toContainText('Running…');
  await expect(panel(sample(page))).toContainText('more than 2 seconds');
  await expect(confirmed(sample(page, 1))).toBeVisible();
});

test('a run that the reader has left says nothing on the next page @nightly', async ({page}) => {
  await recordMessages(page);
  await open(page, route);
  await write(sample(page), 'while (true)\nend');
  await button(sample(page), 'Run').click();
  await expect(panel(sample(page))).toContainText('Running…');
  await page.getByRole('link', {name: '.join()'}).first().click();
  await button(sample(page), 'Run').click();
  await expect(panel(sample(page))).toHaveText(/^Your browser|^Reset/);
  expect((await shownMessages(page)).join()).not.toContain('more than 2 seconds');
});

const failures: [name: string, files: RegExp, action: 'Run' | 'Edit', message: string][] = [
  ['the interpreter', /\/interpreter\./, 'Run', "Couldn't load the interpreter"],
  ['the code behind the buttons', /\/assets\/js\//, 'Run', "Couldn't load the interpreter"],
  ['the editor', /\/assets\/js\//, 'Edit', "Couldn't load the interpreter"],
];

for (const [index, [name, files, action, message]] of failures.entries()) {
  for (const fault of ['aborted', 'truncated', '404'] as const) {
    test(`${action} says that it failed to load, and works when pressed again: ${name}, ${fault}${index === 0 && fault === 'aborted' ? '' : nightly}`, async ({
      page,
    }) => {
      await preventPrefetch(page);
      await open(page, route);
      await page.waitForLoadState('networkidle');
      await page.route(files, (request) => respondWith(fault, request));
      await button(sample(page), action).click();
      await expect(page.locator('.page-notice, .run-panel')).toContainText(message);
      await expect(sample(page)).toContainText('Anna and Paul and Zoe');
      await page.unrouteAll({behavior: 'wait'});
      await button(sample(page), action).click();
      const done = action === 'Run' ? confirmed(sample(page)) : editor(sample(page));
      await expect(done).toBeVisible();
      await expect(notice(page)).toBeHidden();
    });
  }
}

test('code that runs can reach neither the network nor the storage', async ({page}) => {
  await open(page, route);
  const [worker, response] = await Promise.all([
    page.waitForEvent('worker'),
    page.waitForResponse(/\/interpreter\./),
    button(sample(page), 'Run').click(),
  ]);
  expect(response.headers()['content-security-policy']).toContain("connect-src 'none'");
  await expect(confirmed(sample(page))).toBeVisible();
  const reachable = await worker.evaluate(async () => {
    const code = 'import("/docs/assets/js/a.js")';
    const names = [
      ...['fetch', 'XMLHttpRequest', 'WebSocket', 'WebTransport', 'EventSource', 'FontFace'],
      ...['importScripts', 'Worker', 'BroadcastChannel', 'navigator', 'indexedDB', 'caches'],
      ...['MessageChannel', 'WebSocketStream', 'fonts', 'webkitRequestFileSystem'],
    ];
    const isEvaluated = await Promise.resolve()
      .then(() => new Function(`return ${code}`)() as Promise<unknown>)
      .then(
        () => true,
        () => false,
      );
    return [...names.filter((name) => name in self), ...(isEvaluated ? [code] : [])];
  });
  expect(reachable).toEqual([]);
});
