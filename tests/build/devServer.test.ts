import {beforeAll, expect, test} from 'vitest';
import {openDevSite, type DevSite} from '../support/devSite';

/** In milliseconds, long because a busy machine can take minutes to compile a page. */
const timeout = 300_000;

let site: DevSite['site'];
let server: DevSite['server'];
let page: DevSite['page'];

beforeAll(async () => {
  const opened = await openDevSite(timeout);
  ({site, server, page} = opened);
  return opened.close;
}, timeout);

test(
  "a writer opens a page, edits it, breaks it, and repairs it, and sees each change or the check's message",
  {timeout},
  async () => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    const article = page.locator('article');
    const overlay = page.locator('#webpack-dev-server-client-overlay');
    await page.goto(`${server.url}next/faq`);
    await article.getByText('Enough words').waitFor();

    await page.evaluate(() => document.documentElement.setAttribute('marked', ''));
    const undoEdit = site.edit('docs/faq.md', 'Text.', 'Text of the edit.');
    await article.getByText('Text of the edit.').waitFor();
    // A reload would have removed the mark.
    expect(await page.locator('html[marked]').count()).toBe(1);
    undoEdit();
    await page.getByText('Text of the edit.').waitFor({state: 'detached'});

    const start = server.output().length;
    const repair = site.edit('docs/faq.md', 'Text.', 'Up to {limit');
    const check = await site.tool('check', 'docs/faq.md');
    const [message = ''] = check.output.split('\n');
    expect(message).toMatch(/^docs\/faq\.md:\d+/);
    await overlay.contentFrame().getByText(message, {exact: true}).waitFor();
    // The terminal can be slower than the overlay.
    await expect.poll(() => server.output().slice(start)).toContain(message);
    expect(errors).toEqual([]);
    repair();
    await overlay.waitFor({state: 'detached'});
    await article.getByText('Enough words').waitFor();
  },
);
