import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {markdownPath} from '@site/src/plugins/markdown-export/shared/markdownPath';

/** Tells programs, in the head of the page at `permalink`, where its Markdown is. */
export default function MarkdownAlternate({permalink}: {permalink: string}): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownPath(permalink)} />
    </Head>
  );
}
