import {expect, test} from 'vitest';
import {readPages} from '../../../tests/support/readPages';
import {exportedVersion} from '../../../tests/support/exportedVersion';
import {composeBriefs} from './composeBriefs';

/** Returns the language brief for a version with only the page about strings. */
function briefOf(page: string): string | undefined {
  const {version, context} = exportedVersion({'language/basics/lang-text': page});
  return composeBriefs(version, context)[0]?.text;
}

const {page = '', request = ''} = readPages(import.meta.dirname, 'composeBriefs.pages.txt');

test('a brief contains the selected sections or parts of them, without links', () => {
  expect(briefOf(page)).toMatch(
    /^# QodlyScript in brief \(Qodly next\)\n\nThis is about Qodly next only\. .*\n\n## language\/basics\/lang-text\n\n/,
  );
  expect(briefOf(page)).toContain(
    '\n### Escapes\n\nWrite a backslash.\n\n### How strings are compared\n\n```qs\ncompare(a : string)\n```\n\nBy letters. To compare by code, call `compare`.\n\n### The wildcard\n\nIt is `@`.\n',
  );
  expect(briefOf(page)).not.toMatch(/Nobody|Tip|\| a \||Other things|isSame|sample/);
});

test('a paragraph that several sections contain appears once', () => {
  const text = briefOf(page.replace('It is `@`.', 'Write a backslash.'));
  expect(text?.match(/Write a backslash\./g)).toHaveLength(1);
});

test('a request in HTTP or with curl is left out if there is a fetch call for it', () => {
  const {version, context} = exportedVersion({'api/$skip': request});
  const text = composeBriefs(version, context)[0]?.text;
  expect(text).toContain('await fetch("/rest/Company")');
  expect(text).not.toMatch(/GET|HTTP|curl/);
});

test('throws when a page no longer has a section', () => {
  expect(() => briefOf(page.replace('### The wildcard', '### Wildcards'))).toThrow(
    /lang-text\.md has no section the-wildcard: see briefs\.ts/,
  );
});

test('throws when the part of a section that a brief includes is empty', () => {
  expect(() => briefOf(page.replace('It is `@`.', '| a | b |\n|---|---|\n| 1 | 2 |'))).toThrow(
    /lang-text\.md: no "prose" in the-wildcard: see briefs\.ts/,
  );
});
