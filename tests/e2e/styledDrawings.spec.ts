import {expect} from '@playwright/test';
import {open} from '../support/open';
import {test} from '../support/test';

for (const mode of ['light', 'dark']) {
  test(`a drawing has the styles and states of its CSS sample in ${mode} mode`, async ({page}) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', ({message}) => messages.push(message));
    await open(page, `studio/pageLoaders/components/radio?docusaurus-theme=${mode}`);
    const drawing = page.getByRole('img', {name: /^Three options as white boxes/});
    const selected = drawing.getByText('Day');
    await expect(selected).toHaveCount(2);
    await expect(selected.first()).toHaveCSS('background-color', 'rgb(169, 197, 160)');
    await expect(selected.first()).toHaveCSS('font-style', 'italic');
    const [normal, hovered] = [drawing.getByText('Week').first(), drawing.getByText('Week').last()];
    await expect(normal).toHaveCSS('color', 'rgb(20, 48, 92)');
    await expect(normal).toHaveCSS('font-style', 'normal');
    await expect(drawing.getByText('Under the pointer')).toBeVisible();
    await expect(hovered).toHaveCSS('color', 'rgb(29, 122, 70)');
    // The background is that of an application in either mode of the site.
    await expect(drawing.locator('> div')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(messages).toEqual([]);
  });
}

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
