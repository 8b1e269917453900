import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import Landing from '@site/src/components/Landing';
import {brand} from '@site/src/config/brand';

export default function LandingPage(): ReactNode {
  const pageList = useBaseUrl('llms.txt');
  return (
    <Layout title={brand.landingTitle} description={brand.description}>
      <Head>
        {/* What the landing page is for readers, this list is for programs. */}
        <link rel="alternate" type="text/markdown" href={pageList} />
      </Head>
      <Landing />
    </Layout>
  );
}
