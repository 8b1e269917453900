import type {Text} from 'mdast';
import {nodesOf} from '../content/nodes';
import {problemAt, type Problem, type TextCheck} from './problem';
import {writtenText} from './writtenText';

interface Mistake {
  pattern: RegExp;
  found: string;
  hint: string;
  /** Replacement for `--fix`; omitted if a writer has to decide. */
  replacement?: string;
}

const mistakes: readonly Mistake[] = [
  {
    pattern: /(?<=\S) {2,}(?=\S)/g,
    found: 'two spaces between words',
    hint: 'Write one; --fix does it',
    replacement: ' ',
  },
  {
    pattern: /(?<=[\p{L}\p{N})"]) +(?=[,.](?:\s|$))/gu,
    found: 'a space before a comma or a period',
    hint: 'Delete it; --fix does it',
    replacement: '',
  },
  {
    pattern: /(?<=\p{L})\.\.(?!\.)/gu,
    found: 'two periods',
    hint: 'Write one, or three for an ellipsis',
  },
  {
    pattern: /(?<=\p{Ll}{2}),(?=\p{L}{2})/gu,
    found: 'no space after a comma',
    hint: 'Add one; --fix does it',
    replacement: ', ',
  },
  {
    pattern: /(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll}+\b(?!\())/gu,
    found: 'no space after a period',
    hint: 'Add one; put file and member names in backticks',
  },
  {
    pattern: /[\u200b\u2060\ufeff\u00ad]/g,
    found: 'an invisible character, which breaks search and spell checking',
    hint: 'Delete it; --fix does it',
    replacement: '',
  },
];

/** Prefilter that matches every mistake, since most blocks have none. */
const suspicious = / {2}| [,.]|[,.]\S|[\u200b\u2060\ufeff\u00ad]/;

/**
 * Requires the usual spacing between words and punctuation.
 *
 * good: "Click Save, then wait."
 * bad:  "Click  Save ,then wait.."
 */
export const spacing: TextCheck = ({tree, source}) =>
  nodesOf(tree, 'text')
    .filter(({value}) => suspicious.test(value))
    .flatMap((text) => problemsOf(text, source));

function problemsOf(text: Text, source: string): Problem[] {
  const written = writtenText(text, source);
  const start = text.position?.start.offset;
  return mistakes.flatMap(({pattern, found, hint, replacement}) =>
    [...written.matchAll(pattern)].map(({0: mistake, index}) =>
      problemAt(text, {
        found: `${found}: "${withContext(written, index, mistake.length)}"`,
        hint,
        lineOffset: written.slice(0, index).split('\n').length - 1,
        ...(replacement !== undefined &&
          start !== undefined && {
            fix: {from: start + index, to: start + index + mistake.length, text: replacement},
          }),
      }),
    ),
  );
}

/** Returns the text at the position with the words around it. */
function withContext(text: string, index: number, length: number): string {
  const before = /\S*\s*$/.exec(text.slice(0, index))?.[0] ?? '';
  const after = /^\s*\S*/.exec(text.slice(index + length))?.[0] ?? '';
  return `${before}${text.slice(index, index + length)}${after}`.trim().replace(/\n/g, ' ');
}
