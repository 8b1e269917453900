import clsx from 'clsx';
import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-markup';
import 'prismjs/components/prism-css';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-tsx';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-http';
import {qodlyScriptGrammar} from './qodlyScriptGrammar';
import {requestGrammar} from './requestGrammar';
import {isPlain, toLines, type LineToken} from './toLines';

Prism.languages.qs = qodlyScriptGrammar;
Prism.languages.insertBefore('http', 'header', requestGrammar);

/** A line of code that stands out, counted from 1. */
type Marks = ReadonlySet<number>;

/**
 * The code as HTML, its tokens in spans whose classes `src/css/code.css` colours. Lines are elements
 * of their own only where some of them are marked.
 */
export function colourCode(code: string, language: string, marks: Marks = new Set()): string {
  const grammar = Prism.languages[language];
  const lines = toLines(grammar ? Prism.tokenize(code, grammar) : [code]).map((line) =>
    line.map(tokenHtml).join(''),
  );
  if (marks.size === 0) {
    return lines.join('\n');
  }
  return lines.map((line, index) => lineHtml(line, marks.has(index + 1))).join('');
}

function lineHtml(html: string, isMarked: boolean): string {
  const className = clsx('token-line', isMarked && 'theme-code-block-highlighted-line');
  return `<span class="${className}">${html}\n</span>`;
}

function tokenHtml(token: LineToken): string {
  if (token.empty) {
    return '';
  }
  const text = escapeHtml(token.content);
  return isPlain(token) ? text : `<span class="${clsx('token', token.types)}">${text}</span>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
