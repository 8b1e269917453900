import type {ReactNode} from 'react';
import clsx from 'clsx';

interface Props {
  language: string;
  /** The text in the strip above the code: a file name or the language. */
  title: string;
  /** Code highlighted at build time by src/plugins/client. src/client/modules/codeButtons adds the buttons. */
  html: string;
}

/** A code sample below a strip for its title and buttons, with the theme's class names. */
export default function CodeSample({language, title, html}: Props): ReactNode {
  return (
    <div className={clsx('theme-code-block', `language-${language}`)} translate="no">
      <div className="code-strip" dangerouslySetInnerHTML={{__html: strip(title)}} />
      <div className="code-body" dangerouslySetInnerHTML={{__html: pre(language, html)}} />
    </div>
  );
}

/** Set as raw HTML so that React leaves the added buttons alone. */
function strip(title: string): string {
  return `<span>${title.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</span>`;
}

function pre(language: string, html: string): string {
  // Focusable, so that the keyboard can scroll it.
  return `<pre tabindex="0" class="language-${language} thin-scrollbar"><code>${html}</code></pre>`;
}
