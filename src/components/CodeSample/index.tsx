import type {ReactNode} from 'react';
import clsx from 'clsx';

interface Props {
  language: string;
  title?: string;
  /** The code, coloured at build time by src/plugins/code-blocks, which also adds the buttons. */
  html: string;
}

/** A code sample, with the class names of the theme's own code blocks. */
export default function CodeSample({language, title, html}: Props): ReactNode {
  return (
    <div className={clsx('theme-code-block', `language-${language}`)}>
      {title && <div className="code-title">{title}</div>}
      <div className="code-body" dangerouslySetInnerHTML={{__html: pre(language, html)}} />
    </div>
  );
}

/** Set as raw HTML, so that React leaves the buttons added to it alone. */
function pre(language: string, html: string): string {
  // Focusable, so that the keyboard can scroll it.
  return `<pre tabindex="0" class="language-${language} thin-scrollbar"><code>${html}</code></pre>`;
}
