import type {ReactNode} from 'react';
import clsx from 'clsx';

interface Props {
  language: string;
  /** The text in the strip above the code: a file name or the language. */
  title: string;
  /** Code highlighted at build time by src/plugins/client. src/client/modules/articles adds the buttons. */
  html: string;
  /** Set if the browser can run the sample: how its version groups operators. */
  run?: string;
  /** Name of the method or class that the sample defines for the page's other samples. */
  definition?: string;
}

/** A code sample below a strip for its title and buttons, with the theme's class names. */
export default function CodeSample({language, title, html, run, definition}: Props): ReactNode {
  return (
    // Readers' modes drop a box of links unless its class says that it is content.
    <div
      className={clsx('theme-code-block sample-content', `language-${language}`)}
      translate="no"
      data-run={run}
      data-definition={definition}>
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
