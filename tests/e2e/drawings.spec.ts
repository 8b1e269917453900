import {expect, type Locator, type Page} from '@playwright/test';
import {composeStyles} from '../../src/drawings/styled/drawingStyles';
import {drawStyled} from '../../src/drawings/styled/drawStyled';
import {sizes} from '../support/axe';
import {open} from '../support/open';
import {nightly, nightlyAfterFirst, test} from '../support/test';
import {latest, pagesOf} from '../support/versions';

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
    await expect(controls(page)).toHaveCSS('display', 'flex');
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

  test('a property can be changed with the keyboard alone', nightly, async ({page}) => {
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

  test(
    'a dependent property appears once the property it depends on is set',
    nightly,
    async ({page}) => {
      await open(page, `${components}/textinput`);
      await expect(controls(page).getByRole('combobox', {name: 'Type'})).toBeVisible();
      const reveal = controls(page).getByRole('checkbox', {name: 'Reveal Password'});
      await expect(reveal).toBeHidden();
      await controls(page).getByRole('combobox', {name: 'Type'}).selectOption('password');
      await reveal.check();
      await expect(drawing(page).getByText('◉')).toBeVisible();
    },
  );
});

test.describe('a drawn CSS sample', () => {
  for (const [index, mode] of ['light', 'dark'].entries()) {
    test(
      `a drawing has the styles and states from its CSS sample in ${mode} mode`,
      nightlyAfterFirst(index),
      async ({page}) => {
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
      },
    );
  }

  test('the rule that wins in a browser wins in a CSS sample', async ({page}) => {
    const rgb = {red: 'rgb(255, 0, 0)', blue: 'rgb(0, 0, 255)'};
    for (const [winner, css, color] of [
      ['the later rule', 'self { color: red } self { color: blue }', 'blue'],
      ['the more specific rule', 'self.fd-button { color: red } self { color: blue }', 'red'],
      ['a class over tags', 'self { color: red } button { color: blue }', 'red'],
      ['a class in :not()', 'self:not(.a) { color: red } self { color: blue }', 'red'],
      ['a tag over :where()', ':where(.self) { color: red } button { color: blue }', 'blue'],
      ['an important declaration', 'self { color: red !important } self { color: blue }', 'red'],
      ["any rule over the platform's", 'button { color: red }', 'red'],
    ] as const) {
      await drawSample(page, css, 'button');
      const drawn = page.getByText('Save', {exact: true});
      await expect.soft(drawn, winner).toHaveCSS('color', rgb[color]);
    }
  });
});

test.describe('a drawn screen', () => {
  const routes = pagesOf(latest)
    .filter(({source}) => /^ *```screen/m.test(source))
    .map(({route}) => route);

  for (const [index, route] of routes.entries()) {
    test(`drawn screens fit a phone: /docs/${route}`, nightlyAfterFirst(index), async ({page}) => {
      await page.setViewportSize(sizes.phone);
      await open(page, route);
      const parts = page.locator('.screen, .screen *');
      await expect(parts.first()).toBeVisible();
      const overflowing = await parts.evaluateAll((elements) =>
        elements
          .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1)
          .map(({textContent}) => textContent)
          .filter(Boolean),
      );
      expect(overflowing).toEqual([]);
    });
  }
});

/** Shows only the drawing of a CSS sample. */
async function drawSample(page: Page, css: string, component: string): Promise<void> {
  const drawing = drawStyled(css, component);
  await page.setContent(`<style>${composeStyles([drawing])}</style>${drawing.html}`);
}
