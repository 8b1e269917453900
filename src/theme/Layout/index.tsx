// Change: adds the page's keywords, social card, canonical URL, and link to the index for agents.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {useActiveDocContext, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import {joinRoute, stylePage} from '@site/src/addresses/paths';
import {brand} from '@site/src/config/brand';
import {keywordsOf, socialCardOf} from '@site/src/config/sections';
import {indexPath} from '@site/src/export/shared/paths';

export default function LayoutWrapper(props: Props): ReactNode {
  return (
    <>
      <PageHead />
      <Layout {...props} />
    </>
  );
}

function PageHead(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const isForWriters = pathname === joinRoute(siteConfig.baseUrl, stylePage);
  const latest = useLatestVersion(undefined);
  const {activeDoc, activeVersion, alternateDocVersions} = useActiveDocContext(undefined);
  const route =
    activeDoc && activeVersion
      ? activeDoc.path.slice(joinRoute(activeVersion.path, '').length)
      : '';
  const card = socialCardOf(route);
  const alt = `${brand.product} documentation: ${card.title}`;
  const canonical = (alternateDocVersions[latest.name] ?? activeDoc)?.path;
  return (
    <>
      <PageMetadata keywords={keywordsOf(route)} image={`/${card.image}`} />
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
