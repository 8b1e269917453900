import {expect, test} from '@playwright/test';
import {faults, sizes} from '../support/axe';
import {open} from '../support/open';

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

test('"Get started" opens the quickstart', async ({page}) => {
  await open(page, '');
  await page.getByRole('link', {name: 'Get started'}).click();
  await expect(page).toHaveURL(/get-started\/quickstart$/);
});
