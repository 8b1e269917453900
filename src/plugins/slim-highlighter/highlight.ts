/**
 * What the theme uses of prism-react-renderer, on Prism with the languages of the pages alone.
 * Colours come from src/css by the tokens' classes, so there are no themes here.
 */
import {useMemo, type ReactNode} from 'react';
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
import {qodlyScriptGrammar} from '../../language/prismQodlyScript';
import {requestGrammar} from './requestGrammar';
import {isPlain, toLines, type LineToken} from './toLines';

// Prism would highlight the whole document on its own.
Prism.manual = true;
Prism.languages.qs = qodlyScriptGrammar;
Prism.languages.insertBefore('http', 'header', requestGrammar);

export {Prism};

interface Props {
  code: string;
  language: string;
  children: (result: HighlightResult) => ReactNode;
}

interface HighlightResult {
  tokens: LineToken[][];
  className: string;
  style: Record<string, never>;
  getLineProps: (input: LineInput) => {className: string};
  getTokenProps: (input: {token: LineToken}) => {className?: string; children: string};
}

interface LineInput {
  line: LineToken[];
  className?: string;
}

export function Highlight({code, language, children}: Props): ReactNode {
  const name = language.toLowerCase();
  const tokens = useMemo(() => {
    const grammar = Prism.languages[name];
    return toLines(grammar ? Prism.tokenize(code, grammar) : [code]);
  }, [code, name]);
  return children({
    tokens,
    className: `prism-code language-${name}`,
    style: {},
    getLineProps: ({className}) => ({className: clsx('token-line', className)}),
    getTokenProps: ({token}) => ({
      ...(!isPlain(token) && {className: clsx('token', ...token.types)}),
      children: token.content,
    }),
  });
}
