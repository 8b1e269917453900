// Change: leaves out `hreflang`, which is useless with a single language and contradicts the canonical URL
// on pages of old versions, and the default image, since each page has its own social card.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import SearchMetadata from '@theme/SearchMetadata';

export default function SiteMetadata(): ReactNode {
  const {
    siteConfig: {url, baseUrl, trailingSlash},
    i18n: {currentLocale, localeConfigs},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const {metadata} = useThemeConfig();
  const canonical = url + applyTrailingSlash(useBaseUrl(pathname), {trailingSlash, baseUrl});
  const language = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:url" content={canonical} />
        <link rel="canonical" href={canonical} />
        <meta property="og:locale" content={language.replace('-', '_')} />
        <body />
      </Head>
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={currentLocale} />
      {/* In a separate head, because a tag replaces only those in earlier heads. */}
      <Head>
        {metadata.map((attributes, index) => (
          <meta key={index} {...attributes} />
        ))}
      </Head>
    </>
  );
}
