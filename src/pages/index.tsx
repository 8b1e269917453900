import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import Landing from '@site/src/components/Landing';
import {brand} from '@site/src/config/brand';
import {feedFile} from '@site/src/addresses/paths';

export default function LandingPage(): ReactNode {
  const pageList = useBaseUrl('llms.txt');
  const feed = useBaseUrl(feedFile);
  return (
    <Layout title={brand.landingTitle} description={brand.description}>
      <Head>
        {/* This list of pages is the landing page for programs. */}
        <link rel="alternate" type="text/markdown" href={pageList} />
        {/* If more than one head links to the same URL, Docusaurus keeps only the innermost link. */}
        <link rel="describedby" href={pageList} />
        <link rel="alternate" type="application/atom+xml" title={brand.title} href={feed} />
      </Head>
      <Landing />
    </Layout>
  );
}
