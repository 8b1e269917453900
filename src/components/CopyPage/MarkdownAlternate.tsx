import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {markdownPath} from '@site/src/export/shared/markdownPath';
import {indexPath, versionNotice} from '@site/src/export/shared/versionNotice';

/**
 * Advertises the addresses of the page's Markdown and the version's index to crawlers and agents: in the
 * head, and in a line that readers neither see nor hear and search engines don't quote. Agents that convert
 * the page to text drop the head. It is a `div`, because the minified HTML omits the end tag of a `p`, and
 * simple parsers would then hide the article.
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
