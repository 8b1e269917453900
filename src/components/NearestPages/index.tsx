import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import {withoutSlash} from '@site/src/addresses/paths';
import {nearestPages} from '@site/src/addresses/nearestPages';
import {pageName} from '@site/src/addresses/pageName';
import styles from './styles.module.css';

/** Links to the pages whose paths are the most similar to the current one. */
export default function NearestPages(): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const versions = useVersions(undefined).map((version) => ({
    path: withoutSlash(version.path),
    label: version.label,
    isLast: version.isLast,
    start: version.docs.find(({id}) => id === version.mainDocId)?.path,
    pages: version.docs.map((doc) => doc.path),
  }));
  // The not-found page is built once for all URLs; only the browser knows which one was requested.
  const suggestions = isBrowser ? nearestPages(pathname, versions) : undefined;
  if (!suggestions || suggestions.pages.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="nearest-pages">
      <Heading as="h2" id="nearest-pages" className={styles.heading}>
        Nearest pages in {suggestions.version.label}
      </Heading>
      {suggestions.unknownVersion && (
        <p>There is no version {suggestions.unknownVersion} of the documentation.</p>
      )}
      <ul className={styles.list}>
        {suggestions.pages.map(({path, route}) => (
          <li key={path}>
            <Link to={path}>
              {pageName(route)} <small>{route}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
