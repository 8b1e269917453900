import {expect, test} from 'vitest';
import {exportedVersion} from '../../../tests/support/exportedVersion';
import {composeBriefs} from './composeBriefs';

/** Returns the brief about the language for a version with only the page about strings. */
function briefOf(page: string): string | undefined {
  const {version, context} = exportedVersion({'language/basics/lang-text': page});
  return composeBriefs(version, context)[0]?.text;
}

const page = `Strings are text.

## Escapes

Write a [backslash](#the-wildcard).

\`\`\`qs
a = "\\n"
\`\`\`

Nobody needs this.

## How strings are compared

By letters.

\`\`\`qs
compare(a : string)
\`\`\`

| Parameter | Type | | Description |
|---|---|:-:|---|
| a | string | → | Text |

### The wildcard

It is \`@\`.

## Other things

Not here.
`;

test('a brief contains the chosen sections, whole or up to the first sample, without links', () => {
  expect(briefOf(page)).toMatch(
    /^# QodlyScript in brief \(Qodly next\)\n\nThis is about Qodly next only\. .*\n\n## language\/basics\/lang-text\n\n/,
  );
  expect(briefOf(page)).toContain(
    '\n### Escapes\n\nWrite a backslash.\n\n```qs\na = "\\n"\n```\n\n### How strings are compared\n\nBy letters.\n\n```qs\ncompare(a : string)\n```\n\n### The wildcard\n\nIt is `@`.\n',
  );
  expect(briefOf(page)).not.toMatch(/Nobody|\| a \||Other things/);
});

test('a paragraph that several sections contain appears once', () => {
  const text = briefOf(page.replace('It is `@`.', 'By letters.'));
  expect(text?.match(/By letters\./g)).toHaveLength(1);
});

test('throws when a page no longer has a section', () => {
  expect(() => briefOf(page.replace('### The wildcard', '### Wildcards'))).toThrow(
    /lang-text\.md has no section the-wildcard: see briefs\.ts/,
  );
});
