// Change: ejected, because the original has no place for more: suggests the nearest pages of the
// version asked for, offers search, and follows links to an address that means another one.
// Upstream: @docusaurus/theme-classic 3.10.2.
import {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import SearchBar from '@theme/SearchBar';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import NearestPages from '@site/src/components/NearestPages';
import {fixAddress} from '@site/src/config/addresses';
import styles from './styles.module.css';

export default function NotFoundContent({className}: Props): ReactNode {
  const latest = useLatestVersion(undefined);
  useFixedAddress(latest.name);
  return (
    <main className={clsx('container', styles.page, className)}>
      <Heading as="h1">Page not found</Heading>
      <p>There is no page at this address. It may have moved, or this version does not have it.</p>
      <NearestPages />
      <Heading as="h2" className={styles.heading}>
        Search for it
      </Heading>
      <div className={styles.search}>
        <SearchBar />
      </div>
      <p>
        Or start over: <Link to={latest.path}>documentation home</Link>
      </p>
    </main>
  );
}

/** Goes on to the page that the address means, when it means another than it says. */
function useFixedAddress(latest: string): void {
  const {siteConfig} = useDocusaurusContext();
  const {pathname, search, hash} = useLocation();
  const history = useHistory();
  const fixed = fixAddress(pathname, {baseUrl: siteConfig.baseUrl, latest});
  useEffect(() => {
    if (fixed !== pathname) {
      history.replace(fixed + search + hash);
    }
  }, [fixed, pathname, search, hash, history]);
}
