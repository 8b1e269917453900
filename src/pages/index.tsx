import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Landing from '@site/src/components/Landing';
import {brand} from '@site/src/config/brand';

export default function LandingPage(): ReactNode {
  return (
    <Layout title={brand.tagline} description={brand.description}>
      <Landing />
    </Layout>
  );
}
