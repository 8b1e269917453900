import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {useActiveDocContext, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {keywordsOf} from '@site/src/config/keywords';
import {joinRoute, stylePage} from '@site/src/addresses/paths';
import {brand} from '@site/src/config/brand';
import {indexPath} from '@site/src/export/shared/paths';
import {socialCardOf, socialCardTitle} from '@site/src/config/socialCards';

/** Adds the current page's keywords, social card, canonical URL, and link to the index for agents. */
export default function PageHead(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const isForWriters = pathname === joinRoute(siteConfig.baseUrl, stylePage);
  const latest = useLatestVersion(undefined);
  const {activeDoc, activeVersion, alternateDocVersions} = useActiveDocContext(undefined);
  const route =
    activeDoc && activeVersion ? routeInVersion(activeVersion.path, activeDoc.path) : '';
  const alt = `${brand.product} documentation: ${socialCardTitle(route)}`;
  const canonical = (alternateDocVersions[latest.name] ?? activeDoc)?.path;
  return (
    <>
      <PageMetadata keywords={keywordsOf(route)} image={`/${socialCardOf(route)}`} />
      <Head>
        <meta property="og:type" content={activeDoc ? 'article' : 'website'} />
        <meta property="og:site_name" content={brand.title} />
        <meta property="og:image:alt" content={alt} />
        <meta name="twitter:image:alt" content={alt} />
        <link rel="describedby" href={indexPath((activeVersion ?? latest).path)} />
        {isForWriters && <meta name="robots" content="noindex" />}
      </Head>
      {canonical && (
        <Head>
          <link rel="canonical" href={siteConfig.url + canonical} />
          <meta property="og:url" content={siteConfig.url + canonical} />
        </Head>
      )}
    </>
  );
}

function routeInVersion(versionPath: string, path: string): string {
  return path.slice(joinRoute(versionPath, '').length);
}
