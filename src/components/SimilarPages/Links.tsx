import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import SearchSuggestions from '@theme/SearchSuggestions';
import {withoutSlash} from '@site/src/addresses/paths';
import {similarPages, type VersionPages} from '@site/src/addresses/similarPages';
import {wordsOf} from '@site/src/addresses/wordsOf';
import {pageName} from '@site/src/addresses/pageName';

/** Links to the page in other versions, or else to search's hits for the words of the path. */
export default function Links(): ReactNode {
  const {pathname} = useLocation();
  const versions = useVersions(undefined).map((version) => ({
    path: withoutSlash(version.path),
    label: version.label,
    isLast: version.isLast,
    start: version.docs.find(({id}) => id === version.mainDocId)?.path,
    pages: version.docs.map((doc) => doc.path),
  }));
  const suggestions = similarPages(pathname, versions);
  // A page of other versions is no misspelling.
  const route = suggestions && pathname.slice(suggestions.version.path.length);
  const others = versions.filter(({path, pages}) => route && pages.includes(path + route));
  if (others.length > 0) {
    return <PageElsewhere route={route ?? ''} versions={others} />;
  }
  const words = wordsOf(pathname);
  return (
    <>
      {suggestions?.unknownVersion && (
        <p>There is no version {suggestions.unknownVersion} of the documentation.</p>
      )}
      {words && <SearchSuggestions query={words} />}
    </>
  );
}

/** Links to the page in the versions that have it. */
function PageElsewhere({route, versions}: {route: string; versions: readonly VersionPages[]}) {
  return (
    <section aria-labelledby="page-elsewhere">
      <Heading as="h2" id="page-elsewhere">
        “{pageName(route)}” is part of other versions
      </Heading>
      <ul>
        {versions.map(({path, label}) => (
          <li key={path}>
            <Link to={path + route}>
              {pageName(route)} in {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
