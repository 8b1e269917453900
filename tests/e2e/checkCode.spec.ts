import {expect, type Locator, type Page} from '@playwright/test';
import {builtFile, compress} from '../bench/server';
import {buildDir} from '../build/builtPages';
import {findViolations} from '../support/axe';
import {newEntries} from '../support/newEntries';
import {copiedText, open, title} from '../support/open';
import {preventPrefetch} from '../support/preventPrefetch';
import {test} from '../support/test';
import {latest, other, withVersion} from '../support/versions';
import {precedenceOf} from '../../src/content/site/versionOrder';

const route = 'studio/coding#check-your-code';
const box = (page: Page) => page.getByRole('textbox', {name: 'QodlyScript'});
const summary = (page: Page) => page.locator('[data-code-checker] [role=status]');
const findings = (page: Page) => page.getByRole('region', {name: 'Findings'});

/** Maximum bytes that the tool may add to the page, compressed. */
const maxBytes = 126 * 1024;

async function chooseVersion(page: Page, version: string): Promise<void> {
  await page.getByRole('combobox', {name: 'Version'}).selectOption(version);
}

/** Opens the tool with the oldest version selected, whose code is most affected by an upgrade. */
async function openWithOldestVersion(page: Page): Promise<void> {
  await open(page, route);
  await chooseVersion(page, other);
}

/** Enters code and waits for the findings. */
async function check(page: Page, source: string): Promise<Locator> {
  await box(page).fill(source);
  await expect(summary(page)).toContainText(/Checking|\./);
  await expect(summary(page)).not.toContainText('Checking');
  return findings(page);
}

test('pasted code gets findings for the selected version', async ({page}) => {
  const added = newEntries().find(({kind}) => kind === 'command');
  test.skip(!added, 'no command is newer than the oldest version');
  await open(page, route);
  await chooseVersion(page, other);
  // The page stays responsive while long code is checked.
  const worker = page.waitForEvent('worker');
  const found = await check(page, `label = "high"\n${added?.name}(label)\na = lenght("b")`);
  await expect(summary(page)).toContainText(`2 names that are not documented in ${other}.`);
  await expect(found.getByRole('listitem').first()).toContainText(`command since ${added?.since}`);
  await expect(found.getByRole('listitem').nth(1)).toContainText('Write "length"');
  await worker;
  await chooseVersion(page, latest);
  await expect(summary(page)).toContainText(`1 name that is not documented in ${latest}.`);
  await box(page).fill('a = 1 + 1');
  await page.getByRole('button', {name: 'Run', exact: true}).last().click();
  await expect(page.locator('[data-code-checker] .pce-wrapper')).toContainText('a = 1 + 1 // 2');
  await chooseVersion(page, other);
  await expect(page.locator('[data-code-checker] .run-result')).toHaveCount(0);
});

test('an expression is shown as each version groups it', async ({page}) => {
  test.skip(precedenceOf(other) === 'byLevel', 'all versions group operators the same way');
  await openWithOldestVersion(page);
  const found = await check(page, 'total = price + tax * 2');
  await expect(summary(page)).toContainText('An upgrade affects 1 location');
  const list = found.getByRole('region', {name: 'Affected by an upgrade'});
  await expect(list).toContainText(`${other} evaluates (price + tax) * 2`);
  await expect(list).toContainText(`${latest} evaluates price + (tax * 2)`);
  await list.getByRole('button', {name: `Copy the expression as ${other} evaluates it`}).click();
  expect(await copiedText(page)).toBe('(price + tax) * 2');
  await expect(page.locator('.run-wrong')).toHaveCount(0);
  await box(page).fill('');
  await expect(list).toBeHidden();
});

test('the keyboard reaches a finding, its line, and its page', async ({page}) => {
  await openWithOldestVersion(page);
  await box(page).focus();
  await page.keyboard.insertText('a = 1\nb = lenght("c")');
  await expect(summary(page)).toContainText('1 name');
  await expect(page.locator('[data-code-checker] .run-wrong')).toHaveText(/lenght/);
  // In the editor, Tab indents until Escape is pressed.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  const line = page.getByRole('button', {name: 'Line 2: select in code'});
  await expect(line).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  const selected = await box(page).evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );
  expect(selected).toBe('lenght');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toContainText('length(');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('length');
  await expect(page).toHaveURL(withVersion('/docs/VERSION/language/commands/length$', other));
});

test('a dropped file is read, and its names link to their pages', async ({page}) => {
  await openWithOldestVersion(page);
  await page.locator('[data-code-checker]').scrollIntoViewIfNeeded();
  await expect(box(page)).toHaveAccessibleDescription(/Escape/);
  await page.getByLabel('Open a file').setInputFiles({
    name: 'big.qs',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(1_000_001),
  });
  await expect(summary(page)).toContainText('“big.qs” is larger than 1 MB.');
  // The same file can be opened again.
  await expect(page.getByLabel('Open a file')).toHaveValue('');
  await page.getByLabel('Open a file').setInputFiles({
    name: 'report.qs',
    mimeType: 'text/plain',
    buffer: Buffer.from('var f : 4D.File\n\nf = file("/DATA/a")\ntext = f.getText()\n'),
  });
  await expect(box(page)).toHaveValue(/getText/);
  await expect(summary(page)).toContainText(`No differences from the ${other} documentation found`);
  await findings(page).getByText('Documented names used in this code (3)').click();
  const link = findings(page).getByRole('link', {name: '4D.File.getText'});
  await expect(link).toHaveAttribute('href', `/docs/${other}/language/FileClass#gettext`);
  await link.hover();
  await expect(page.getByRole('tooltip')).toContainText('.getText(');
  await box(page).fill('');
  await expect(summary(page)).toHaveText('');
  const areLeftToBrowser = await box(page).evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['a = lenght("b")'], 'a.qs'));
    const init = {dataTransfer, bubbles: true, cancelable: true};
    return ['dragover', 'drop'].map((type) => element.dispatchEvent(new DragEvent(type, init)));
  });
  expect(areLeftToBrowser).toEqual([false, false]);
  await expect(box(page)).toHaveValue('a = lenght("b")');
  await expect(findings(page)).toContainText('Write "length"');
});

test('the tool loads when scrolled into view, within its budget', async ({page}) => {
  await preventPrefetch(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  // The tool is far above the end of the page.
  await open(page, 'studio/coding#see-also');
  await page.waitForLoadState('networkidle');
  const before = new Set(requested);
  await page.locator('[data-code-checker]').scrollIntoViewIfNeeded();
  await check(page, 'a = lenght("b")');
  await expect(findings(page)).toContainText('Write "length"');
  await page.waitForLoadState('networkidle');
  const added = requested.filter((url) => url.endsWith('.js') && !before.has(url));
  const sizes = added.map((url) => compress(builtFile(buildDir, url) ?? '').length);
  expect(added.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(maxBytes);
});

test('shows an error when its code fails to load, and works once it loads', async ({page}) => {
  await preventPrefetch(page);
  await open(page, 'studio/coding#see-also');
  await page.waitForLoadState('networkidle');
  await page.route(/\/assets\/js\//, (request) => request.abort());
  const failure = page.waitForEvent('requestfailed');
  await page.locator('[data-code-checker]').scrollIntoViewIfNeeded();
  await failure;
  await page.unrouteAll();
  await expect(box(page)).toHaveAttribute('placeholder', /^Paste/);
  await box(page).fill('b = lenght("a")');
  await expect(summary(page)).toContainText('1 name');
  // The editor that has replaced the box has its focus.
  await expect(box(page)).toBeFocused();
  await page.reload();
  await page.locator('[data-code-checker]').scrollIntoViewIfNeeded();
  await expect(box(page)).toHaveAccessibleDescription(/Escape/);
  await page.waitForLoadState('networkidle');
  await page.route(/\/assets\/js\//, (request) => request.abort());
  await box(page).fill('a = lenght("b")');
  await expect(summary(page)).toContainText("Couldn't load the checker");
  await page.unrouteAll();
  await box(page).fill('a = lenght("c")');
  await expect(summary(page)).toContainText('1 name');
});

test('axe finds no violations in findings @nightly', async ({page}) => {
  await openWithOldestVersion(page);
  await check(page, 'a = length("b") + lenght("c")\nf = g + h * 2');
  await findings(page).getByText('Documented names used').click();
  // At the bottom of a page the sidebar slides under the navbar, and axe reports its links as too small.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findViolations(page)).toEqual([]);
});
