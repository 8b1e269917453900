import clsx from 'clsx';
import {normalizeTokens} from 'prism-react-renderer';
import type {Token} from 'prismjs';
import {Prism} from './prism';

interface Extras {
  /** One-based numbers of the highlighted lines. */
  highlighted?: ReadonlySet<number>;
  names?: readonly LinkedName[] | undefined;
}

/**
 * Returns the code as HTML, with tokens in spans whose classes `src/css/code.css` colors. Lines get
 * their own elements only if some are highlighted. Names with a target are links without URLs,
 * which the browser adds when a reader points at the code.
 */
export function highlightCode(code: string, language: string, extras: Extras = {}): string {
  const {highlighted = new Set(), names = []} = extras;
  const grammar = Prism.languages[language];
  const lines = toLines(grammar ? Prism.tokenize(code, grammar) : [code]).map((line, index) =>
    withNames(
      line,
      names.filter((name) => name.line === index + 1),
    )
      .map((token) => tokenHtml(token, language === 'http'))
      .join(''),
  );
  if (highlighted.size === 0) {
    return lines.join('\n');
  }
  return lines.map((line, index) => lineHtml(line, highlighted.has(index + 1))).join('');
}

function lineHtml(html: string, isHighlighted: boolean): string {
  const className = clsx('token-line', isHighlighted && 'theme-code-block-highlighted-line');
  return `<span class="${className}">${html}\n</span>`;
}

function tokenHtml(token: NamedToken, isRequest: boolean): string {
  if (token.content === '\n') {
    return '';
  }
  const text = isRequest ? breakableRequest(token.content) : escapeHtml(token.content);
  const className = isPlain(token) ? '' : ` class="${clsx('token', token.types)}"`;
  if (token.name) {
    const {target} = token.name;
    // Without the role, search engines report a link without a URL as an error.
    return `<a role="none"${className}${target === undefined ? '' : ` data-in="${target}"`}>${text}</a>`;
  }
  return className ? `<span${className}>${text}</span>` : text;
}

/** Lets a request line wrap before a parameter and after a slash. */
function breakableRequest(text: string): string {
  return escapeHtml(text.replace(/(?=[?&])|(?<=[^\s/][/,])(?!\/)/g, '\u200b')).replaceAll(
    '\u200b',
    '<wbr>',
  );
}

/** Escapes text for HTML content, but not for attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** A documented name in code; its line and column are one-based. */
export interface LinkedName {
  line: number;
  column: number;
  text: string;
  /** Target, for the browser (`config/sampleTargets`); undefined if the name implies it. */
  target: string | undefined;
}

/** A piece of a line; `name` is set if the piece is a name. */
type NamedToken = LineToken & {name?: LinkedName};

/** Splits a line's tokens so that each name is a separate token; skips names that extend beyond a token. */
function withNames(line: readonly LineToken[], names: readonly LinkedName[]): NamedToken[] {
  let column = 1;
  return line.flatMap((token) => {
    const start = column;
    column += token.content.length;
    return splitToken(
      token,
      names
        .filter((name) => name.column >= start && name.column + name.text.length <= column)
        .sort((a, b) => a.column - b.column),
      start,
    );
  });
}

function splitToken(token: LineToken, names: readonly LinkedName[], start: number): NamedToken[] {
  const pieces: NamedToken[] = [];
  let end = 0;
  for (const name of names) {
    const from = name.column - start;
    pieces.push({...token, content: token.content.slice(end, from)});
    end = from + name.text.length;
    pieces.push({...token, content: token.content.slice(from, end), name});
  }
  pieces.push({...token, content: token.content.slice(end)});
  return pieces.filter(({content}) => content !== '');
}

/** A piece of a line of code, with the classes that color it. */
interface LineToken {
  types: string[];
  content: string;
}

/** Token types that have the color of plain text, and are joined with it. */
const uncolored = ['plain', 'punctuation', 'operator'];

/** Splits Prism's tokens into lines. An empty line contains a line break. */
export function toLines(tokens: readonly (string | Token)[]): LineToken[][] {
  return normalizeTokens([...tokens]).map((line) => {
    const joined: LineToken[] = [];
    for (const token of line.filter(({content}) => content !== '')) {
      const previous = joined.at(-1);
      if (previous && isPlain(previous) && isPlain(token)) {
        previous.content += token.content;
      } else {
        joined.push({types: isPlain(token) ? ['plain'] : token.types, content: token.content});
      }
    }
    return joined;
  });
}

/** Returns true if the token has the color of plain text. */
function isPlain({types}: LineToken): boolean {
  return types.length === 1 && uncolored.includes(types[0] ?? '');
}
