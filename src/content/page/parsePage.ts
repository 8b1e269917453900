import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {PageError} from './page';

/** Parses as Docusaurus does: MDX with front matter, all of GFM, and directives. */
const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

/** Parses a page into a tree. @throws VFileMessage if the page isn't valid MDX */
export function parsePage(source: string): Root {
  return parser.parse(source);
}

/** With more errors than this, something else is wrong with the page. */
const maxErrors = 20;

/**
 * Returns all MDX errors in a source file. The parser stops at the first error, so this replaces the
 * character that causes it in a copy and parses that again.
 */
export function mdxErrors(source: string): PageError[] {
  const errors: PageError[] = [];
  const unclosed = new Set<string>();
  let text = source;
  for (let round = 0; round < maxErrors; round += 1) {
    const error = parseErrorOf(text);
    if (!error) {
      break;
    }
    const offsets = causesOf(error, text);
    // The closing tag of an element whose opening tag was already reported.
    const isRepeated = unclosed.has(closedName(error, text));
    if (!isRepeated) {
      errors.push(withLocation(error, offsets[0], text));
      unclosed.add(/^Expected a closing tag for `<([^>\s]*)>/.exec(error.reason)?.[1] ?? '');
    }
    if (offsets.length === 0) {
      break;
    }
    text = offsets.reduce(withoutCharacter, text);
  }
  return errors;
}

function parseErrorOf(text: string): PageError | undefined {
  try {
    parsePage(text);
    return undefined;
  } catch (error) {
    return error as PageError;
  }
}

/** Returns the offsets of characters that MDX reads as the beginning of code; the first one is reported. */
function causesOf({reason, line = 1, column = 1}: PageError, text: string): number[] {
  const offset = offsetOf(text, line, column);
  const [, openLine, openColumn] = /`<[^>]*>` \((\d+):(\d+)-/.exec(reason) ?? [];
  const openingTag = openLine ? [offsetOf(text, Number(openLine), Number(openColumn))] : [];
  if (reason.startsWith('Expected a closing tag')) {
    return openingTag;
  }
  if (reason.startsWith('Could not parse import')) {
    return lastOf([...text.slice(0, offset + 1).matchAll(/^(?:import|export)\b/gm)]);
  }
  if (/^(?:Unexpected end of file in|Could not parse) expression/.test(reason)) {
    return openBrace(text, offset);
  }
  return [...lastOf([...text.slice(0, offset + 1).matchAll(/</g)]), ...openingTag];
}

function lastOf(matches: readonly {index: number}[]): number[] {
  return matches.slice(-1).map(({index}) => index);
}

/** Returns the last unclosed brace before the position, outside code blocks. */
function openBrace(text: string, offset: number): number[] {
  const open: number[] = [];
  for (const {0: character, index} of text
    .slice(0, offset)
    .matchAll(/^ *```[^]*?^ *```|\\.|[{}]/gm)) {
    if (character === '{') {
      open.push(index);
    } else if (character === '}') {
      open.pop();
    }
  }
  return open.slice(-1);
}

/** in: the error at `</Tabs>` without an opening tag; out: `Tabs` */
function closedName({reason, line = 1, column = 1}: PageError, text: string): string {
  return reason.startsWith('Unexpected closing slash')
    ? (/^<?\/([\w.]+)/.exec(text.slice(offsetOf(text, line, column)))?.[1] ?? '-')
    : '-';
}

/** Locates an unclosed expression at its beginning, since it may extend to the end of the page. */
function withLocation(error: PageError, cause: number | undefined, text: string): PageError {
  const {reason, line, column} = error;
  if (cause === undefined || !reason.startsWith('Unexpected end of file in expression')) {
    return {reason, ...(line !== undefined && {line}), ...(column !== undefined && {column})};
  }
  const before = text.slice(0, cause).split('\n');
  return {reason, line: before.length, column: (before.at(-1) ?? '').length + 1};
}

/** Replaces the character with a harmless one: a bracket, or a capital, which can't begin an import. */
function withoutCharacter(text: string, offset: number): string {
  const character = text.charAt(offset);
  const replacement = /[{<]/.test(character) ? '(' : character.toUpperCase();
  return text.slice(0, offset) + replacement + text.slice(offset + 1);
}

function offsetOf(text: string, line: number, column: number): number {
  const start = text
    .split('\n')
    .slice(0, line - 1)
    .join('\n').length;
  return start + (line > 1 ? 1 : 0) + column - 1;
}
