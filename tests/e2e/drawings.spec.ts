import {expect, type Locator, type Page} from '@playwright/test';
import {composeStyles} from '../../src/drawings/styled/drawingStyles';
import {drawStyled} from '../../src/drawings/styled/drawStyled';
import {findViolationsInBothModes, sizes} from '../support/axe';
import {open} from '../support/open';
import {test} from '../support/test';

test.describe('an interactive drawing of a component', () => {
  const components = 'studio/pageLoaders/components';

  const controls = (page: Page) => page.getByRole('group', {name: 'Try'});
  const drawing = (page: Page) => page.locator('[data-try] figure');

  /** Measures a part of the drawing. */
  async function sizeOf(part: Locator): Promise<{width: number; height: number}> {
    const {width = 0, height = 0} = (await part.boundingBox()) ?? {};
    return {width, height};
  }

  test('the drawing code loads when the controls get focus, and the drawing then reflects each property', async ({
    page,
  }) => {
    const scripts: string[] = [];
    await open(page, `${components}/button`);
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => {
      // Prefetched code has a different type.
      if (request.resourceType() === 'script') {
        scripts.push(request.url());
      }
    });
    await test.step('the code loads on first focus, not before', async () => {
      await controls(page).getByRole('textbox', {name: 'Label'}).focus();
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
    });
    await test.step('the drawing reflects a typed label, a selected position, and a checkbox', async () => {
      await controls(page).getByRole('textbox', {name: 'Label'}).fill('Send');
      await expect(drawing(page).getByText('Send').first()).toBeVisible();
      await expect(drawing(page).getByText('Save').first()).toBeHidden();
      await controls(page).getByRole('combobox', {name: 'Icon Position'}).selectOption('hidden');
      await expect(drawing(page).getByText('★').filter({visible: true})).toHaveCount(0);
      await controls(page).getByRole('checkbox', {name: 'Disable'}).check();
      await expect(drawing(page)).toHaveAccessibleName(
        /Two buttons labeled Save.* Now drawn with Label: Send, Icon Position: hidden, Disable: on\.$/,
      );
    });
  });

  test('a property can be changed with the keyboard alone', async ({page}) => {
    await open(page, `${components}/rangeinput`);
    await controls(page).getByRole('combobox', {name: 'Label Position'}).focus();
    await page.keyboard.press('Tab');
    const orientation = controls(page).getByRole('combobox', {name: 'Orientation'});
    await expect(orientation).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(orientation).toHaveValue('Vertical');
    await expect(drawing(page)).toHaveAccessibleName(/Orientation: Vertical/);
    const track = drawing(page).locator('.sketch-range').filter({visible: true});
    await expect
      .poll(async () => {
        const {width, height} = await sizeOf(track);
        return height > width;
      })
      .toBe(true);
  });

  test('a dependent property appears once the property it depends on is set', async ({page}) => {
    await open(page, `${components}/textinput`);
    await expect(controls(page).getByRole('combobox', {name: 'Type'})).toBeVisible();
    const reveal = controls(page).getByRole('checkbox', {name: 'Reveal Password'});
    await expect(reveal).toBeHidden();
    await controls(page).getByRole('combobox', {name: 'Type'}).selectOption('password');
    await reveal.check();
    await expect(drawing(page).getByText('◉')).toBeVisible();
  });

  test('a drawing works after navigation, and again after Back', async ({page}) => {
    await open(page, `${components}/stylebox`);
    const direction = controls(page).getByRole('combobox', {name: 'Direction'});
    await direction.selectOption('Column');
    await expect(drawing(page)).toHaveAccessibleName(/Direction: Column,/);
    await page.getByRole('main').getByRole('link', {name: 'Tabs', exact: true}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Tabs');
    await controls(page).getByRole('combobox', {name: 'Variant'}).selectOption('Enclosed');
    await expect(drawing(page)).toHaveAccessibleName(/Variant: Enclosed/);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Style Box');
    await direction.selectOption('Row');
    await expect(drawing(page)).toHaveAccessibleName(/Direction: Row,/);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('the drawing is shown, without its controls', async ({page}) => {
      await page.goto(`${components}/button`);
      await expect(drawing(page).getByText('Save').first()).toBeVisible();
      await expect(page.locator('[data-try] fieldset')).toBeHidden();
      await expect(page.locator('input:visible, select:visible')).toHaveCount(0);
    });
  });

  for (const [name, size] of Object.entries(sizes)) {
    for (const component of ['textinput', 'checkbox', 'datatable']) {
      test(
        `axe finds no violations after a property is changed: ${component}, ${name}`,
        {tag: '@axe'},
        async ({page}) => {
          await page.emulateMedia({reducedMotion: 'reduce'});
          await page.setViewportSize(size);
          await open(page, `${components}/${component}`);
          await controls(page).getByRole('checkbox', {name: 'Disable'}).check();
          await expect(drawing(page)).toHaveAccessibleName(/Disable: on/);
          expect(await findViolationsInBothModes(page)).toEqual([]);
          const fits = await page.evaluate(() => {
            const {scrollWidth, clientWidth} = document.documentElement;
            return scrollWidth <= clientWidth;
          });
          expect(fits).toBe(true);
        },
      );
    }
  }
});

test.describe('a drawn CSS sample', () => {
  for (const mode of ['light', 'dark']) {
    test(`a drawing has the styles and states from its CSS sample in ${mode} mode`, async ({
      page,
    }) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      page.on('pageerror', ({message}) => messages.push(message));
      await open(page, `studio/pageLoaders/components/radio?docusaurus-theme=${mode}`);
      const drawing = page.getByRole('img', {name: /^Three options as white boxes/});
      const selected = drawing.getByText('Day');
      await expect(selected).toHaveCount(2);
      await expect(selected.first()).toHaveCSS('background-color', 'rgb(169, 197, 160)');
      await expect(selected.first()).toHaveCSS('font-style', 'italic');
      const [normal, hovered] = [
        drawing.getByText('Week').first(),
        drawing.getByText('Week').last(),
      ];
      await expect(normal).toHaveCSS('color', 'rgb(20, 48, 92)');
      await expect(normal).toHaveCSS('font-style', 'normal');
      await expect(drawing.getByText('Under the pointer')).toBeVisible();
      await expect(hovered).toHaveCSS('color', 'rgb(29, 122, 70)');
      // Drawn applications have a white background, regardless of the site's mode.
      await expect(drawing.locator('> div')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      expect(messages).toEqual([]);
    });
  }

  for (const [winner, css, color] of [
    ['the later rule', 'self { color: red } self { color: blue }', 'blue'],
    ['the more specific rule', 'self.fd-button { color: red } self { color: blue }', 'red'],
    ['a class over tags', 'self { color: red } button { color: blue }', 'red'],
    [
      'a selector with a class in :not()',
      'self:not(.a) { color: red } self { color: blue }',
      'red',
    ],
    [
      'a tag over a class in :where()',
      ':where(.self) { color: red } button { color: blue }',
      'blue',
    ],
    ['an important declaration', 'self { color: red !important } self { color: blue }', 'red'],
    ["any rule over the platform's", 'button { color: red }', 'red'],
  ] as const) {
    test(`in a CSS sample, ${winner} wins`, async ({page}) => {
      await drawSample(page, css, 'button');
      const rgb = {red: 'rgb(255, 0, 0)', blue: 'rgb(0, 0, 255)'};
      await expect(page.getByText('Save', {exact: true})).toHaveCSS('color', rgb[color]);
    });
  }

  test('text before an element depends on the state', async ({page}) => {
    const css = `self::before { content: "none" }
      self:has([aria-valuenow="2"])::before { content: "two" }`;
    await drawSample(page, css, 'rangeinput');
    const component = page.locator('.drawn-self');
    expect(await contentOf(component.first(), '::before')).toBe('"none"');
    expect(await contentOf(component.last(), '::before')).toBe('"two"');
  });

  test('an attribute appears as text after its element while the element is active', async ({
    page,
  }) => {
    const css = `self .chakra-slider__thumb::after { content: "" }
      self .chakra-slider__thumb[data-active]::after { content: attr(aria-valuenow) '%' }`;
    await drawSample(page, css, 'rangeinput');
    const thumb = page.locator('.drawn-chakra-slider__thumb');
    expect(await contentOf(thumb.first(), '::after')).toBe('""');
    // Some browsers replace the attribute with its value here.
    expect(['"60%"', 'attr(aria-valuenow) "%"']).toContain(
      await contentOf(thumb.last(), '::after'),
    );
  });

  test('without JavaScript, the drawing is shown', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto('studio/pageLoaders/components/button');
    const button = page
      .getByRole('img', {name: /^A violet button/})
      .getByText('Save')
      .first();
    await expect(button).toHaveCSS('background-color', 'rgb(109, 59, 224)');
    await context.close();
  });
});

test.describe('a drawn screen', () => {
  const routes = [
    'studio/overview',
    'studio/pageLoaders/pageLoaderOverview',
    'studio/model/model-editor-interface',
    'studio/debugging',
    'studio/roles/overview',
    'data-explorer',
    'cloud/consoleOverview',
    'cloud/deployManagement',
    'get-started/first-app',
    // Drawn with a sample's CSS.
    'studio/pageLoaders/components/button',
    'studio/pageLoaders/components/checkbox',
    'studio/pageLoaders/components/textinput',
    'studio/pageLoaders/components/selectbox',
  ];

  for (const route of routes) {
    test(`drawn screens fit a phone: /docs/${route}`, async ({page}) => {
      await page.setViewportSize(sizes.phone);
      await open(page, route);
      const parts = page.locator('.screen, .screen *');
      await expect(parts.first()).toBeVisible();
      const overflowing = await parts.evaluateAll((elements) =>
        elements
          .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1)
          .map(({textContent}) => textContent),
      );
      expect(overflowing).toEqual([]);
    });
  }

  test('each number in a drawing has an item in the list below', async ({page}) => {
    await open(page, 'studio/pageLoaders/pageLoaderOverview');
    const numbers = page.locator('.screen').first().locator('i');
    const items = page.locator('.screen-figure + ol > li');
    await expect(numbers).toHaveText((await items.all()).map((_, index) => String(index + 1)));
    await expect(items.nth(1)).toContainText('Components');
  });
});

/** Shows only the drawing of a CSS sample. */
async function drawSample(page: Page, css: string, component: string): Promise<void> {
  const drawing = drawStyled(css, component);
  await page.setContent(`<style>${composeStyles([drawing])}</style>${drawing.html}`);
}

/** Returns the `content` of a pseudo-element. */
function contentOf(element: Locator, pseudoElement: string): Promise<string> {
  return element.evaluate((node, pseudo) => getComputedStyle(node, pseudo).content, pseudoElement);
}
