// Change: adds the page's keywords, social card, and canonical URL.
import type {ReactNode} from 'react';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import PageHead from '@site/src/components/PageHead';

export default function LayoutWrapper(props: Props): ReactNode {
  return (
    <>
      <PageHead />
      <Layout {...props} />
    </>
  );
}
