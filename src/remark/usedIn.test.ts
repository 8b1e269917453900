import path from 'node:path';
import {expect, test} from 'vitest';
import {readPages} from '../../tests/support/readPages';
import {renderPage} from '../../tests/support/renderPage';
import {temporarySite} from '../../tests/support/temporaryFolder';
import usedIn from './usedIn';

const pages = readPages(import.meta.dirname, 'usedIn.pages.txt');
const siteDir = temporarySite(pages);

function render(name: string): Promise<string> {
  return renderPage(pages[name] ?? '', [[usedIn, {siteDir}]], path.join(siteDir, 'docs', name));
}

const listOf = (file: string, line: string) =>
  `<details class="uses"><summary>Used on other pages (1)</summary><ul>\n<li><a href="${file}#say-something">Make Calls</a>: <code translate="no">${line}</code></li>\n</ul></details>`;

test.each([
  ['a command', 'language/commands/beep.md', listOf('../../guides/calls.md', 'beep()')],
  ["a class's members", 'language/MailClass.md', listOf('../guides/calls.md', 'mail.send()')],
])('adds the uses of %s at the very end of the page', async (_, page, list) => {
  expect((await render(page)).trim()).toContain(`</p>\n${list}`);
});

test('adds nothing to a page without uses', async () => {
  expect(await render('guides/calls.md')).not.toContain('<details');
});
