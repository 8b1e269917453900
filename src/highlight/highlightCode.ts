import clsx from 'clsx';
import {Prism} from './prism';
import {isPlain, toLines} from './toLines';
import {withNames, type LinkedName, type NamedToken} from './withNames';

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
