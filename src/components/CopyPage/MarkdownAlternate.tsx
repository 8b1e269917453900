import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {indexPath, markdownPath, versionNotice} from '@site/src/export/shared/paths';

/**
 * Advertises the URLs of the page's Markdown and the version's index to crawlers and agents: in the head,
 * and, because agents that convert the page to text drop the head, in a line that is hidden from readers and
 * search snippets. The line is a `div`: the minified HTML omits the end tag of a `p`, so simple parsers would
 * hide the article too.
 */
export default function MarkdownAlternate({permalink}: {permalink: string}): ReactNode {
  const version = useActiveVersion(undefined);
  const index = version && indexPath(version.path);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownPath(permalink)} />
        {index && <link rel="describedby" href={index} />}
      </Head>
      {version && (
        <div hidden data-nosnippet="" className={ThemeClassNames.docs.docVersionBadge}>
          {versionNotice(version.label)}
          {index}
        </div>
      )}
    </>
  );
}
