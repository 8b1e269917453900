import {expect, test} from '@playwright/test';
import {faults, sizes} from '../support/axe';
import {open} from '../support/open';
import {other} from '../support/versions';

test('the demo button raises the salaries by the rate, and the sample request uses the same rate', async ({
  page,
}) => {
  await open(page, '');
  const demo = page.getByRole('figure', {name: 'Write it once, call it from anywhere'});
  await expect(demo).toContainText('31,000');
  await demo.getByRole('button', {name: 'Raise by 3%'}).click();
  await expect(demo.getByRole('definition')).toHaveText(['31,930', '28,840']);
  await demo.getByRole('slider', {name: 'Rate'}).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('button', {name: 'Raise by 5%'})).toBeVisible();
  await expect(demo).toContainText('[1.05]');
});

for (const [name, size] of Object.entries(sizes)) {
  test(
    `the demo REST call raises salaries and shows its response; nothing shifts, and axe finds no violations: ${name}`,
    {tag: '@axe'},
    async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.setViewportSize(size);
      await open(page, '');
      const demo = page.getByRole('figure', {name: 'Write it once, call it from anywhere'});
      const answer = demo.getByRole('status', {name: 'Response of the REST call'});
      await expect(answer).toBeEmpty();
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      await demo.getByRole('button', {name: 'Send'}).click();
      await expect(answer).toHaveText('{"result": 2}');
      await expect(demo.getByRole('definition')).toHaveText(['31,930', '28,840']);
      expect(await height()).toBe(before);
      expect(await faults(page)).toEqual([]);
    },
  );
}

test('names in the demo sample show their cards and link to the reference', async ({page}) => {
  await open(page, '');
  const save = page.locator('pre a', {hasText: 'save'});
  await save.hover();
  const card = page.getByRole('dialog', {name: /\.save\(/});
  await expect(card).toBeVisible();
  await expect(save).toHaveAttribute('href', '/docs/language/EntityClass#save');
  await card.getByRole('link', {name: 'Open Entity.save'}).click();
  await expect(page).toHaveURL(/\/docs\/language\/EntityClass#save$/);
});

test('"Start the tutorial" opens the quickstart', async ({page}) => {
  await open(page, '');
  await page.getByRole('link', {name: 'Start the tutorial'}).click();
  await expect(page).toHaveURL(/get-started\/quickstart$/);
});

test('a click anywhere on a card opens its page', async ({page}) => {
  await open(page, '');
  const card = page.getByRole('listitem').filter({hasText: 'Model your data'});
  await card.click({position: {x: 8, y: 8}});
  await expect(page).toHaveURL(/model-editor-interface$/);
});

test('all links lead into the version that the reader chooses', async ({page}) => {
  await open(page, '');
  const versions = page.getByRole('region', {name: 'Versions'});
  await versions.getByRole('button', {name: other}).click();
  const links = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({hasNot: page.getByRole('button')})
    .getByRole('link');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute(
      'href',
      new RegExp(`^/docs/${other.replaceAll('.', '\\.')}/`),
    );
  }
  await expect(
    versions.getByRole('link', {name: `Release notes of ${other}`, exact: true}),
  ).toHaveAttribute('href', `/docs/${other}/notes/${other}`);
});

test('the tour begins on one line in both columns, and on a phone has one column', async ({
  page,
}) => {
  await open(page, '');
  const boxes = page.getByRole('figure').locator('.theme-code-block, div:has(> dl)');
  const places = () =>
    boxes.evaluateAll((all) =>
      all.map((box) => box.getBoundingClientRect()).map(({x, y}) => [x, y]),
    );
  const [code, button] = await places();
  expect(code?.[1]).toBe(button?.[1]);
  await page.setViewportSize({width: 390, height: 844});
  const [codeBelow, buttonBelow] = await places();
  expect(codeBelow?.[0]).toBe(buttonBelow?.[0]);
});
