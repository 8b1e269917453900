import type {ReactNode} from 'react';
import clsx from 'clsx';

interface Props {
  language: string;
  /** Text of the strip above the code: a file name or the language. */
  title: string;
  /** The code, highlighted at build time by src/plugins/client; src/client/modules/codeButtons adds the buttons. */
  html: string;
}

/** A code sample below a strip for its title and buttons, with the same class names as the theme's. */
export default function CodeSample({language, title, html}: Props): ReactNode {
  return (
    <div className={clsx('theme-code-block', `language-${language}`)} translate="no">
      <div className="code-strip" dangerouslySetInnerHTML={{__html: strip(title)}} />
      <div className="code-body" dangerouslySetInnerHTML={{__html: pre(language, html)}} />
    </div>
  );
}

/** Set as raw HTML, because React then leaves the added buttons alone. */
function strip(title: string): string {
  return `<span>${title.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</span>`;
}

function pre(language: string, html: string): string {
  // Focusable for scrolling with the keyboard.
  return `<pre tabindex="0" class="language-${language} thin-scrollbar"><code>${html}</code></pre>`;
}
