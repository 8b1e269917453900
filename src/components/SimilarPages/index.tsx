import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import SearchSuggestions from '@theme/SearchSuggestions';
import {withoutSlash} from '@site/src/addresses/paths';
import {pageName, wordsOf} from '@site/src/addresses/pageName';

/** Matches a version at the start of a route. No page's route begins with a number. */
const versionPattern = /^\/(v?\d+(?:\.\d+)+|latest|current)(?=\/|$)/;

/** Links to the page in other versions, or else to search's hits for the words of the path. */
export default function SimilarPages(): ReactNode {
  const {pathname} = useLocation();
  const versions = useVersions(undefined);
  const current =
    versions.find(({path, isLast}) => !isLast && `${pathname}/`.startsWith(`${path}/`)) ??
    versions.find(({isLast}) => isLast);
  const route = pathname.slice(withoutSlash(current?.path ?? '').length);
  // A page of other versions is no misspelling.
  const others = versions.flatMap(({path, label, docs}) => {
    const page = docs.find((doc) => doc.path === withoutSlash(path) + route);
    return page ? [{path: page.path, label}] : [];
  });
  if (others.length > 0) {
    return <PageElsewhere name={pageName(route)} pages={others} />;
  }
  const [, unknownVersion] = versionPattern.exec(route) ?? [];
  const words = wordsOf(pathname);
  return (
    <>
      {unknownVersion && <p>There is no version {unknownVersion} of the documentation.</p>}
      {words && <SearchSuggestions query={words} />}
    </>
  );
}

interface Props {
  name: string;
  pages: readonly {path: string; label: string}[];
}

/** Links to the page in the versions that have it. */
function PageElsewhere({name, pages}: Props): ReactNode {
  return (
    <section aria-labelledby="page-elsewhere">
      <Heading as="h2" id="page-elsewhere">
        “{name}” is part of other versions
      </Heading>
      <ul>
        {pages.map(({path, label}) => (
          <li key={path}>
            <Link to={path}>
              {name} in {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
