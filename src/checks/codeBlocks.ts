import {closest} from 'fastest-levenshtein';
import type {Code} from 'mdast';
import {metaValue, nodesOf} from '../content/page/nodes';
import {problemAt, problemIf, type NestedProblems, type TextCheck} from './problem';

/** Attributes and marks allowed after a code block's language. */
const attributes = ['title', 'alt', 'shown'];
const marks = ['signature', 'syntax', 'fragment', 'wrong'];

/**
 * Disallows empty code blocks, curly quotation marks in a shell, and anything after the language that has no effect.
 *
 * good: ```` ```qs title="Employee" {2} ````
 * bad:  ```` ```qs tilte="Employee" ````, ```` ```text ```` without a title
 */
export const codeBlocks: TextCheck = ({tree}) =>
  nodesOf(tree, 'code').map((code) => [formProblems(code), metaProblems(code)]);

function formProblems(code: Code): NestedProblems {
  const curlyLine = code.value.split('\n').findIndex((line) => /[“”‘’]/.test(line));
  return [
    problemIf(code.value.trim() === '', code, {
      found: 'an empty code block',
      hint: 'Add code, or delete it',
    }),
    problemIf(code.lang === 'text' && !metaValue(code, 'title'), code, {
      found: 'a text block without a title',
      hint: 'Write ```text title="What it is"',
    }),
    problemIf(code.lang === 'bash' && curlyLine >= 0, code, {
      found: 'curly quotation marks in a shell',
      hint: 'Write " or \'',
      lineOffset: curlyLine + 1,
    }),
  ];
}

function metaProblems(code: Code): NestedProblems {
  const meta = code.meta ?? '';
  const words = meta.replace(/\{[\d,-]+\}/g, '').match(/[^\s=]+="[^"]*"|\S+/g) ?? [];
  const lines = code.value.split('\n').length;
  const lastHighlighted = Math.max(
    0,
    ...(/\{([\d,-]+)\}/.exec(meta)?.[1]?.match(/\d+/g) ?? []).map(Number),
  );
  return [
    words
      .filter((word) => !marks.includes(word) && !isAttribute(word))
      .map((word) =>
        problemAt(code, {
          found: `"${word}" after \`\`\`${code.lang ?? ''} has no effect`,
          hint: `Did you mean ${closestTo(word)}?`,
        }),
      ),
    problemIf(lastHighlighted > lines, code, {
      found: `line ${lastHighlighted} is highlighted, but the sample has only ${lines}`,
      hint: 'Use line numbers in the sample, such as {2-3}',
    }),
  ];
}

function isAttribute(word: string): boolean {
  return attributes.some((name) => new RegExp(`^${name}="[^"]*"$`).test(word));
}

function closestTo(word: string): string {
  const name = closest(word.replace(/=.*/, ''), [...attributes, ...marks]);
  return attributes.includes(name) ? `${name}="…"` : name;
}
