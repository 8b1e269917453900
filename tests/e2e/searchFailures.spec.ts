import {expect, type Route} from '@playwright/test';
import {gate, indexes, openBox, panel, results} from '../support/searchBox';
import {test} from '../support/test';

const failures: [string, (route: Route) => Promise<void>][] = [
  ['404', (route) => route.fulfill({status: 404, body: 'Not found'})],
  ['500', (route) => route.fulfill({status: 500})],
  [
    'HTML instead of JSON',
    (route) => route.fulfill({contentType: 'text/html', body: '<p>Home</p>'}),
  ],
  [
    'broken JSON',
    (route) => route.fulfill({contentType: 'application/json', body: '{"documents":['}),
  ],
  ['JSON of another shape', (route) => route.fulfill({json: {documents: {}, index: null}})],
  ['offline', (route) => route.abort('internetdisconnected')],
  ['aborted', (route) => route.abort('aborted')],
];

for (const [name, fail] of failures) {
  test(`says that search is unavailable, and recovers: ${name}`, async ({page}) => {
    await page.route(indexes, (route) => fail(route).catch(() => undefined));
    const box = await openBox(page);
    await box.fill('replaceStrin');
    await expect(panel(page)).toContainText('Search is unavailable.');
    await expect(panel(page)).not.toContainText('No results found.');
    await page.unroute(indexes);
    await box.press('End');
    await box.press('g');
    await expect(results(page).first()).toContainText('replaceString');
  });
}

test('says when the index is slow, and keeps the query', async ({page}) => {
  const index = gate();
  await page.route(indexes, async (route) => {
    await index.passed;
    await route.continue().catch(() => undefined);
  });
  const box = await openBox(page);
  await box.fill('replaceString');
  await expect(panel(page)).toContainText('Still searching.');
  await expect(page.getByRole('status').filter({hasText: 'Still searching.'})).toBeAttached();
  await expect(box).toHaveValue('replaceString');
  index.open();
  await expect(results(page).first()).toContainText('replaceString');
});

for (const query of [
  '<img src=x onerror=window.hacked=1>',
  '"><script>window.hacked=1</script>',
  'javascript:window.hacked=1',
  '{{constructor.constructor("window.hacked=1")()}}',
  '\u202e\u0000💥'.repeat(50),
  '((((([[[[',
  '*'.repeat(300),
]) {
  test(`takes hostile input as text: ${JSON.stringify(query).slice(0, 40)}`, async ({page}) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const box = await openBox(page);
    await box.fill(query);
    await expect(panel(page)).toBeVisible();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await page.locator('.aa-Panel img, .aa-Panel script').count()).toBe(0);
    await box.fill('replaceString');
    await expect(results(page).first()).toContainText('replaceString');
    expect(errors).toEqual([]);
  });
}
