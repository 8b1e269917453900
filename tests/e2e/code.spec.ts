import {expect, type Page} from '@playwright/test';
import {sizes} from '../support/axe';
import {expectTab} from '../support/expectTab';
import {expectMessage, forgetMessages, recordMessages} from '../support/messages';
import {copiedText, open, title} from '../support/open';
import {test} from '../support/test';
import {other} from '../support/versions';

test('a sample is copied verbatim, from the first page and the next', async ({page}) => {
  await recordMessages(page);
  await open(page, 'language/SignalClass');
  const copyFirst = async () => {
    await forgetMessages(page);
    await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
    await expectMessage(page, 'Copied');
    return copiedText(page);
  };
  const firstSample = () => page.locator('.theme-code-block code').first().textContent();
  expect(await copyFirst()).toMatch(/^var payrollReady : 4D\.Signal\n/);
  await page.getByRole('main').getByRole('link', {name: 'newSignal'}).first().click();
  await expect(title(page)).toHaveText('newSignal');
  expect(await copyFirst()).toBe(await firstSample());
  await expect(page.locator('[data-copy-code=done]')).toHaveCount(0);
  await expect(page.locator('[data-copy-code]').first()).toHaveText('Copy');
  await expect(page.getByRole('button', {name: 'Copied'})).toHaveCount(0);
  await expect(page.locator('[data-wrap-code]').first()).toBeHidden();
  await page.goBack();
  await expect(title(page)).toHaveText('Signal');
  const stripCount = await page.locator('.code-strip').count();
  await expect(page.locator('[data-copy-code]')).toHaveCount(stripCount);
});

test('the wrap button wraps long lines', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, 'guides/queries');
  const sample = page.locator('.theme-code-block').first();
  const overflow = () => sample.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  const wrap = sample.getByRole('button', {name: 'Wrap long lines'});
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await expect(wrap).toHaveCSS('opacity', '1');
  await wrap.focus();
  await page.keyboard.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(overflow).toBe(0);
  await page.keyboard.press('Enter');
  await expect.poll(overflow).toBeGreaterThan(0);
});

test('on a phone, no button covers code @nightly', async ({page}) => {
  await page.setViewportSize(sizes.phone);
  for (const route of ['', 'language/EntitySelectionClass', 'api/$entityset', 'guides/queries']) {
    await open(page, route);
    const copy = page.getByRole('button', {name: 'Copy code to clipboard'});
    await expect(copy.first()).toBeVisible();
    const coveredCount = await page.locator('.theme-code-block').evaluateAll(
      (samples) =>
        // Samples in unselected tabs have boxes, but aren't visible.
        samples
          .filter((sample) => sample.checkVisibility())
          .filter((sample) => {
            const code = sample.querySelector('pre')?.getBoundingClientRect();
            return [...sample.querySelectorAll('button')]
              .map((button) => button.getBoundingClientRect())
              .some(({height, bottom}) => height > 0 && (!code || bottom > code.top));
          }).length,
    );
    expect(coveredCount, route).toBe(0);
  }
});

test.describe('names in code', () => {
  const route = 'language/FileClass';

  /** The page's first sample: `prices = file(…)`, `prices.setText("name,price")`, and its properties. */
  const sample = (page: Page) => page.locator('.code-body pre', {hasText: 'name,price'}).first();
  const member = (page: Page) => sample(page).locator('a', {hasText: 'setText'});
  const card = (page: Page) => page.getByRole('dialog', {name: /\.setText\(/});

  test('a name in a sample shows its card only on hover', async ({page}) => {
    await open(page, route);
    await expect(member(page)).toHaveCSS('text-decoration-line', 'none');
    await member(page).hover();
    await expect(card(page)).toContainText('.setText(text : string');
    await expect(member(page)).toHaveCSS('text-decoration-style', 'dotted');
    await expect(member(page)).toHaveAccessibleDescription(/\.setText\(text/);
    await card(page).getByRole('link', {name: 'Open File.setText'}).click();
    await expect(page).toHaveURL(/\/docs\/language\/FileClass#settext$/);
    await expect(card(page)).toBeHidden();
    await expect(member(page)).not.toHaveAttribute('title');
  });

  test('a click opens a card, Ctrl+click a page', async ({page, context}) => {
    await open(page, route);
    const command = sample(page).locator('a', {hasText: /^file$/});
    await command.click();
    await expect(page.getByRole('dialog', {name: /^file\(/})).toBeVisible();
    await expect(page).toHaveURL(/\/FileClass$/);
    await expectTab(context, /\/docs\/language\/commands\/file$/, () =>
      command.click({modifiers: ['ControlOrMeta']}),
    );
  });

  test('a sample is a single tab stop, and arrow keys move between names', async ({page}) => {
    await open(page, route);
    await page.keyboard.press('Tab');
    await sample(page).focus();
    await expect(sample(page)).toHaveAccessibleName(/Right Arrow.*, Enter to edit it\.$/);
    const names = sample(page).locator('a');
    await expect(names.first()).toHaveAttribute('href', '/docs/language/FileClass');
    await page.keyboard.press('ArrowRight');
    for (const key of ['Control', 'Meta', 'Alt', 'Shift']) {
      await page.keyboard.press(`${key}+ArrowRight`);
    }
    await expect(names.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(names.last()).toBeFocused();
    await expect(page.getByRole('dialog', {name: /^\.size/})).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(member(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(member(page)).not.toBeFocused();
    await page.keyboard.press('Home');
    await expect(names.first()).toBeFocused();
    await member(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(sample(page).locator('a', {hasText: /^file$/})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sample(page)).toBeFocused();
    await expect(page.getByRole('dialog', {name: /^file\(/})).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(sample(page).locator('a:focus')).toHaveCount(0);
    await expect(sample(page)).not.toBeFocused();
    await member(page).press('Enter');
    await expect(page).toHaveURL(/\/FileClass#settext$/);
    await expect(sample(page)).toBeVisible();
  });

  test('a selection may start inside a name, and is copied verbatim', async ({page}) => {
    await open(page, route);
    const original = await sample(page).textContent();
    await member(page).hover();
    await expect(card(page)).toBeVisible();
    const box = await member(page).boundingBox();
    if (!box) {
      throw new Error('the name is missing');
    }
    await page.mouse.move(box.x + 1, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + 60, box.y + box.height / 2, {steps: 5});
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^setText\(/);
    await expect(page).toHaveURL(/\/FileClass$/);
    await page.keyboard.press('Escape');
    const selected = await sample(page).evaluate((pre) => {
      getSelection()?.selectAllChildren(pre);
      return getSelection()?.toString();
    });
    expect(selected?.trimEnd()).toBe(original?.trimEnd());
    expect(original).toMatch(/^var prices : 4D\.File\nvar info : object\n\nprices = file\(/);
  });

  test('names link within their version, even after navigation', async ({page}) => {
    await open(page, `${other}/language/SignalClass`);
    await page.locator('.code-body pre a').first().hover();
    const hrefs = () =>
      page
        .locator('.code-body pre a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    await expect.poll(async () => (await hrefs()).length).toBeGreaterThan(0);
    expect((await hrefs()).every((href) => href.startsWith(`/docs/${other}/language/`))).toBe(true);
    await page.getByRole('main').getByRole('link', {name: 'newSignal'}).first().click();
    await expect(title(page)).toHaveText('newSignal');
    const command = page.locator('.code-body pre a', {hasText: 'newSignal'}).first();
    await command.hover();
    await expect(page.getByRole('dialog', {name: /^newSignal/})).toBeVisible();
    await expect(command).toHaveAttribute('href', `/docs/${other}/language/commands/newSignal`);
  });

  test.describe('on a phone', () => {
    test.use({hasTouch: true, viewport: sizes.phone});

    test('a tap on a name opens its card, which links to the page', async ({page}) => {
      await open(page, route);
      await member(page).tap();
      await expect(card(page)).toBeVisible();
      await expect(page).toHaveURL(/\/FileClass$/);
      await title(page).tap();
      await expect(card(page)).toBeHidden();
      await member(page).tap();
      await card(page).getByRole('link', {name: 'Open File.setText'}).tap();
      await expect(page).toHaveURL(/\/FileClass#settext$/);
    });
  });
});
