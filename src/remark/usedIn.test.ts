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
  `<dl class="used-in"><dt>Used in</dt><dd><a href="${file}#say-something">Make Calls</a> <code translate="no">${line}</code></dd></dl>`;

test('adds the uses of a command at the very end of its page', async () => {
  const html = (await render('language/commands/beep.md')).trim();
  expect(html.endsWith(`<p>Text.</p>\n${listOf('./../../guides/calls.md', 'beep()')}`)).toBe(true);
});

test('adds the uses of a member at the end of its section, after the subsections', async () => {
  expect(await render('language/MailClass.md')).toContain(
    `<h3>Errors</h3>\n<p>Text.</p>\n${listOf('./../guides/calls.md', 'mail.send()')}\n<h2><code>.close()</code></h2>`,
  );
});

test('adds nothing to a page without uses', async () => {
  expect(await render('guides/calls.md')).not.toContain('used-in');
});
