import {expect, test} from 'vitest';
import {readPages} from '../../../tests/support/readPages';
import {temporarySite} from '../../../tests/support/temporaryFolder';
import {readSite, type Version} from '../site/site';
import {usesOf, usageLine} from './uses';

const {double = ''} = readPages(import.meta.dirname, 'uses.pages.txt');

const classes = ['Mail', 'Letter'].map(
  (name) => `---
kind: class
---

A ${name}.

## \`.send()\`

\`\`\`qs signature
.send()
\`\`\`

Sends it.
`,
);

/** A page with a sample below the heading "Try it". */
const pageWith = (code: string, kind = 'guide', mark = '') =>
  `---\ntitle: Title\nkind: ${kind}\n---\n\n## Try it\n\n\`\`\`qs ${mark}\n${code}\n\`\`\`\n`;

/** Returns the lines on other pages that use the names on each page, by its route. */
function usesIn(pages: Record<string, string>): Record<string, string[]> {
  const siteDir = temporarySite({
    'language/commands/double.md': double,
    'language/MailClass.md': classes[0] ?? '',
    'language/LetterClass.md': classes[1] ?? '',
    ...pages,
  });
  const site = readSite(siteDir);
  return Object.fromEntries(
    [...usesOf(site, site.versions[0] as Version)].map(([route, uses]) => [
      route,
      uses.map(({page, anchor, line}) => `${page.path}#${anchor}: ${line.text}`),
    ]),
  );
}

test('shows lines from other pages, with the heading above them', () => {
  expect(usesIn({'guides/a.md': pageWith('result = double(21) // 42')})).toEqual({
    'language/commands/double': ['guides/a.md#try-it: result = double(21) // 42'],
  });
});

test("counts a member only if its owner's class is known", () => {
  const code = 'var mail : 4D.Mail\nmail.send()\nunknown.send()';
  expect(usesIn({'guides/a.md': pageWith(code)})).toEqual({
    'language/MailClass': ['guides/a.md#try-it: mail.send()'],
  });
});

test('lists guides first, with the best line from each page', () => {
  const uses = usesIn({
    'api/a.md': pageWith('a = double(1) // 2', 'concept'),
    'guides/b.md': pageWith('double(2)\nb = double(2) // 4\nc = double(3)'),
    'guides/a.md': pageWith('d = double(4)'),
  });
  expect(uses['language/commands/double']).toEqual([
    'guides/b.md#try-it: b = double(2) // 4',
    'guides/a.md#try-it: d = double(4)',
    'api/a.md#try-it: a = double(1) // 2',
  ]);
});

test('shows at most four different lines', () => {
  const pages = Object.fromEntries(
    [1, 2, 3, 3, 4, 5].map((number, index) => [
      `guides/${index}.md`,
      pageWith(`a = double(${number})`),
    ]),
  );
  expect(usesIn(pages)['language/commands/double']).toEqual([
    'guides/0.md#try-it: a = double(1)',
    'guides/1.md#try-it: a = double(2)',
    'guides/2.md#try-it: a = double(3)',
    'guides/4.md#try-it: a = double(4)',
  ]);
});

test('shows a line once that uses a command and its constant', () => {
  expect(usesIn({'guides/a.md': pageWith('a = double(kUp)')})).toEqual({
    'language/commands/double': ['guides/a.md#try-it: a = double(kUp)'],
  });
});

test.each([
  ['that is intentionally invalid', pageWith('a = double(1, 2, 3)', 'guide', 'wrong')],
  ['in release notes', pageWith('a = double(1)', 'notes')],
  ['whose line is intentionally invalid', pageWith('a = double("a") // error: a number is needed')],
  ['that uses another name', pageWith('a = 1')],
  ['whose statement is long', pageWith(`a = newObject("n", double(1), "t", "${'x'.repeat(80)}")`)],
])('does not show a sample %s', (_, source) => {
  expect(usesIn({'guides/a.md': source})).toEqual({});
});

test('joins a statement that spans multiple lines', () => {
  const code = 'a = 1\n\tsession.setPrivileges( \\\n\t\t{roles: "Staff"})\nb = 2';
  expect(usageLine(code, 2)?.text).toBe('session.setPrivileges({roles: "Staff"})');
  expect(usageLine(code, 3)).toEqual(usageLine(code, 2));
});

test('joins a call to its object on the previous line', () => {
  expect(usageLine('text = file("/DATA/a.txt") \\\n\t.getText()', 2)?.text).toBe(
    'text = file("/DATA/a.txt").getText()',
  );
});

test('leaves out a statement that is too long', () => {
  const code = `entry = newObject( \\\n\t"at", timestamp, \\\n\t"${'x'.repeat(80)}", true)`;
  expect(usageLine(code, 2)).toBeUndefined();
});

test('rates a line that shows its result highest, then one that uses the value, then a bare call', () => {
  const [shown, used, bare] = ['n = length("a") // 1', 'n = length("a")', 'length'].map(
    (line) => usageLine(line, 1)?.quality,
  );
  expect(shown).toBeGreaterThan(used ?? 0);
  expect(used).toBeGreaterThan(bare ?? 0);
});
