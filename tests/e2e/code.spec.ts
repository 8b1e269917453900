import {expect, type Page, test} from '@playwright/test';
import {findViolations, sizes} from '../support/axe';
import {expectTab} from '../support/expectTab';
import {expectMessage, recordMessages} from '../support/messages';
import {open} from '../support/open';
import {other} from '../support/versions';

test('a sample is copied verbatim, and has no wrap button if it fits', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await recordMessages(page);
  await open(page, 'language/SignalClass');
  const sample = page.locator('.theme-code-block', {hasText: 'payrollReady : 4D.Signal'}).first();
  await expect(sample.getByRole('button', {name: 'Copy code to clipboard'})).toBeVisible();
  await expect(sample.getByRole('button', {name: 'Wrap long lines'})).toHaveCount(0);
  await sample.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expectMessage(page, 'Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^var payrollReady : 4D\.Signal\n/);
});

test('the wrap button switches long lines between wrapping and scrolling', async ({page}) => {
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

test('a highlighted line stands out from the others', async ({page}) => {
  await open(page, 'markdown-page');
  const lines = page
    .locator('.theme-code-block', {hasText: 'a sample with a title and a highlighted line'})
    .last()
    .locator('.token-line');
  await expect(lines.filter({hasText: 'if (employee'})).toHaveCSS(
    'background-color',
    'rgb(253, 243, 209)',
  );
  await expect(lines.filter({hasText: 'var employee'})).toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );
});

test.describe('the strip above code', () => {
  const routes = [
    '',
    'language/commands/replaceString',
    'language/EntitySelectionClass',
    'api/$entityset',
    'guides/queries',
  ];

  for (const route of routes) {
    test(`on a phone, no button covers code: /docs/${route}`, {tag: '@axe'}, async ({page}) => {
      await page.setViewportSize(sizes.phone);
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
      expect(coveredCount).toBe(0);
      expect(await findViolations(page)).toEqual([]);
    });
  }

  test('the strip shows the language or the title, and copying is announced', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await recordMessages(page);
    await open(page, 'guides/queries');
    const strips = page.locator('.code-strip');
    await expect(strips.first()).toHaveText(/^QodlyScript/);
    await expect(strips.filter({hasText: 'Employee'}).first()).toBeVisible();
    const copy = strips.first().getByRole('button', {name: 'Copy code to clipboard'});
    await copy.click();
    await expectMessage(page, 'Copied');
    await expect(copy).toHaveText('Copy');
    await open(page, 'data-explorer');
    // Plain text has a title but no language.
    const sample = page.locator('.theme-code-block.language-text');
    await expect(sample.locator('.code-strip')).toHaveText(/^Query/);
  });

  test('a request is fully visible, without a wrap button', async ({page}) => {
    await page.setViewportSize(sizes.phone);
    await open(page, 'api/$entityset');
    const request = page
      .locator('.theme-code-block', {hasText: '$logicOperator={operator}'})
      .first();
    await expect(request.getByRole('button', {name: 'Copy code to clipboard'})).toBeVisible();
    await expect(request.getByRole('button', {name: 'Wrap long lines'})).toHaveCount(0);
    expect(
      await request.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth),
    ).toBeLessThanOrEqual(0);
  });

  test("the buttons don't shift the page when they appear", async ({browser, baseURL}) => {
    const heightOf = async (javaScriptEnabled: boolean) => {
      const context = await browser.newContext({javaScriptEnabled, ...(baseURL && {baseURL})});
      const page = await context.newPage();
      await page.goto('guides/queries');
      const strip = page.locator('.code-strip').first();
      const copy = strip.getByRole('button', {name: 'Copy code to clipboard'});
      await expect(copy).toHaveCount(javaScriptEnabled ? 1 : 0);
      const box = await strip.boundingBox();
      await context.close();
      return box?.height;
    };
    expect(await heightOf(true)).toBe(await heightOf(false));
  });
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
  });

  test('a click on a name opens its card, and Ctrl+click opens its page', async ({
    page,
    context,
  }) => {
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
    await expect(sample(page)).toHaveAccessibleName(/Right Arrow/);
    const names = sample(page).locator('a');
    await expect(names.first()).toHaveAttribute('href', '/docs/language/FileClass');
    await page.keyboard.press('ArrowRight');
    await expect(names.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(names.last()).toBeFocused();
    await expect(page.getByRole('dialog', {name: /^\.size/})).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(member(page)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(sample(page).locator('a', {hasText: /^file$/})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sample(page)).toBeFocused();
    await expect(page.getByRole('dialog', {name: /^file\(/})).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(sample(page).locator('a:focus')).toHaveCount(0);
    await expect(sample(page)).not.toBeFocused();
  });

  test('Enter on a name opens its page', async ({page}) => {
    await open(page, route);
    await page.keyboard.press('Tab');
    await sample(page).focus();
    await expect(member(page)).toHaveAttribute('href', /#settext$/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/language\/commands\/file$/);
  });

  test('a sample with names is selected and copied verbatim, even when the selection starts inside a name', async ({
    page,
  }) => {
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
    await expect(page.getByRole('heading', {level: 1})).toHaveText('newSignal');
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
      await page.getByRole('heading', {level: 1}).tap();
      await expect(card(page)).toBeHidden();
      await member(page).tap();
      await card(page).getByRole('link', {name: 'Open File.setText'}).tap();
      await expect(page).toHaveURL(/\/FileClass#settext$/);
    });
  });

  test('axe finds no violations in an open card', {tag: '@axe'}, async ({page}) => {
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      // A short page, since axe checks all of it.
      await open(page, 'language/SignalClass');
      await page.locator('.code-body pre a').first().hover();
      await expect(page.getByRole('dialog'), size).toBeVisible();
      expect.soft(await findViolations(page), size).toEqual([]);
    }
  });

  test('types in a signature link to their pages, and arrow keys reach them', async ({page}) => {
    await open(page, route);
    const signature = page.locator('.signature', {hasText: '4D.File.new(path'});
    const type = signature.getByRole('link', {name: 'string'});
    await expect(type).toHaveAttribute('href', '/docs/language/basics/lang-text');
    await page.keyboard.press('Tab');
    await signature.getByRole('link', {name: 'path'}).focus();
    await expect(signature.locator('pre')).toHaveAttribute('data-linked', '');
    await page.keyboard.press('ArrowRight');
    await expect(type).toBeFocused();
    await expect(page.getByRole('tooltip')).toContainText('String');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('String');
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('a sample is plain text, and types link to their pages', async ({page}) => {
      await page.goto(route);
      await expect(sample(page).locator('a[href], [role=link]')).toHaveCount(0);
      await expect(member(page)).toHaveCSS('text-decoration-line', 'none');
      await page.locator('.signature').getByRole('link', {name: 'string'}).first().click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('String');
    });
  });

  test('a line under "Used in" links to the section that contains its sample', async ({page}) => {
    await open(page, 'language/commands/replaceString');
    const uses = page.getByRole('term').filter({hasText: 'Used in'}).locator('..');
    const [line = ''] = await uses.locator('code').allTextContents();
    await uses.getByRole('link').first().click();
    await expect(page).toHaveURL(/#/);
    await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport();
    await expect(page.locator('article pre').filter({hasText: line}).first()).toBeAttached();
  });
});
