import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {markdownPath} from '@site/src/plugins/markdown-export/shared/markdownPath';

/** Links the page at `permalink` to its Markdown, in the head, for programs. */
export default function MarkdownAlternate({permalink}: {permalink: string}): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownPath(permalink)} />
    </Head>
  );
}
