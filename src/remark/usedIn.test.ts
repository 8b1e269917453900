import path from 'node:path';
import {expect, test} from 'vitest';
import {temporarySite} from '../../tests/support/temporaryFolder';
import {renderPage} from '../../tests/support/renderPage';
import usedIn from './usedIn';

const signature = (form: string) => `\`\`\`qs signature\n${form}\n\`\`\``;

const pages: Record<string, string> = {
  'language/commands/beep.md': `---
kind: command
---

${signature('beep()')}

## Examples

Text.

## See also

Text.
`,
  'language/MailClass.md': `---
kind: class
---

A mail.

## \`.send()\`

${signature('.send()')}

Sends it.

### Errors

Text.

## \`.close()\`

${signature('.close()')}

Closes it.
`,
  'guides/calls.md': `---
title: Make Calls
kind: guide
---

## Say something

\`\`\`qs
var mail : 4D.Mail
beep()
mail.send()
\`\`\`
`,
};

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
