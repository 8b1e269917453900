import type {ReactNode} from 'react';
import clsx from 'clsx';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import ReferenceLookup from '@site/src/components/ReferenceLookup';
import styles from './searchAPI.module.css';

/** Target of the editor's help key: `?command=abs`, `?class=Entity&member=save`, `&v=0.2.0`. */
export default function SearchApi(): ReactNode {
  return (
    <Layout
      title="Look up a symbol"
      description="Finds the page for a QodlyScript command, class, or member by its name.">
      <main className={clsx('container', 'margin-vert--lg', styles.page)}>
        <Heading as="h1">Look up a symbol</Heading>
        <BrowserOnly fallback={<WithoutScripts />}>{() => <ReferenceLookup />}</BrowserOnly>
      </main>
    </Layout>
  );
}

/** Shown until the scripts run, or if they don't. */
function WithoutScripts(): ReactNode {
  return (
    <p>
      This page needs JavaScript to look up a command, a class, or a member by its name. If nothing
      happens, open the <Link to="/">documentation</Link>. Its navigation lists all of them.
    </p>
  );
}
