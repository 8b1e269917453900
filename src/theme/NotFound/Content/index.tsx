// Change: ejected, because the original can't be extended: suggests similar pages in the requested
// version, offers search, and redirects aliases for a URL to its page.
// Upstream: @docusaurus/theme-classic 3.10.2.
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {localAddress} from '@site/src/addresses/client/localAddress';
import {addressRules} from '@site/src/addresses/client/addressRules';
import {wordsOf} from '@site/src/addresses/pageName';
import FilledSearch from '@site/src/components/ReferenceLookup/FilledSearch';
import {fixAddress} from '@site/src/addresses/fixAddress';
import styles from './styles.module.css';

export default function NotFoundContent(): ReactNode {
  const latest = useLatestVersion(undefined);
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  useRedirect();
  return (
    <main className={clsx('container not-found', styles.page)}>
      {/* Inside a version, the surrounding page has no title. */}
      <PageMetadata
        title="Page not found"
        description="This page doesn't exist in the documentation."
      />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Heading as="h1">Page not found</Heading>
      <p>This page doesn't exist. It may have moved, or it isn't part of this version.</p>
      <p>
        <Link to={latest.path}>Go to the docs home page</Link>
      </p>
      {/* The page is rendered once for all URLs; only the browser knows which was requested. */}
      <FilledSearch query={isBrowser ? wordsOf(pathname) : ''} />
      {/* Last, because it arrives after the first paint and would move what follows. */}
      <SimilarPages />
    </main>
  );
}

/** Links to what an unknown URL may mean, or nothing if their code can't be loaded. */
function SimilarPages(): ReactNode {
  const [Links, setLinks] = useState<ComponentType>();
  useEffect(() => {
    // Separate code, because every page of a version can show the not-found page. Also only in the browser,
    // because that page is built once for all URLs.
    import('@site/src/components/SimilarPages').then(
      ({default: Loaded}) => setLinks(() => Loaded),
      () => undefined,
    );
  }, []);
  return <div className={styles.links}>{Links && <Links />}</div>;
}

/** Redirects to the intended page if the URL is an alias for it. */
function useRedirect(): void {
  const {pathname, search, hash} = useLocation();
  const history = useHistory();
  const fixedPath = fixAddress(pathname, addressRules);
  useEffect(() => {
    const address = localAddress(fixedPath + search + hash);
    if (fixedPath !== pathname && address !== undefined) {
      history.replace(address);
    }
  }, [fixedPath, pathname, search, hash, history]);
}
