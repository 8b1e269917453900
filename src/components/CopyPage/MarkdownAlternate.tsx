import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {markdownPath} from '@site/src/export/shared/markdownPath';
import {indexPath, versionNotice} from '@site/src/export/shared/versionNotice';

/**
 * For programs: the address of the page's Markdown in the head, and a line that readers neither see
 * nor hear, which names the version and its index. Agents that make text of the page lose the head.
 * A `div`, since the HTML leaves the end of a `p` out, and simple parsers would hide the article.
 */
export default function MarkdownAlternate({permalink}: {permalink: string}): ReactNode {
  const version = useActiveVersion(undefined);
  const index = version && indexPath(version.path);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownPath(permalink)} />
      </Head>
      {version && (
        <div hidden className={ThemeClassNames.docs.docVersionBadge}>
          {versionNotice(version.label)}
          {index}
        </div>
      )}
    </>
  );
}
