import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import {withoutSlash} from '@site/src/addresses/paths';
import {similarPages} from '@site/src/addresses/similarPages';
import {pageName} from '@site/src/addresses/pageName';
import styles from './styles.module.css';

/** Links to the pages whose paths are the most similar to the current one. */
export default function SimilarPages(): ReactNode {
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
  const suggestions = isBrowser ? similarPages(pathname, versions) : undefined;
  if (!suggestions || suggestions.pages.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="similar-pages">
      <Heading as="h2" id="similar-pages" className={styles.heading}>
        Similar pages in {suggestions.version.label}
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
