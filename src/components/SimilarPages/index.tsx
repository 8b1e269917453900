import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import SearchSuggestions from '@theme/SearchSuggestions';
import {wordsOf} from '@site/src/addresses/pageName';
import {withoutSlash} from '@site/src/addresses/paths';

/** Matches a version at the start of a route. No page's route begins with a number. */
const versionPattern = /^\/(v?\d+(?:\.\d+)+|latest|current)(?=\/|$)/;

/** Links to search's hits for the words of the path, or to the page in another version. */
export default function SimilarPages(): ReactNode {
  const {pathname} = useLocation();
  const versions = useVersions(undefined);
  const current =
    versions.find(({path, isLast}) => !isLast && `${pathname}/`.startsWith(`${path}/`)) ??
    versions.find(({isLast}) => isLast);
  const route = pathname.slice(withoutSlash(current?.path ?? '').length);
  const [, unknownVersion] = versionPattern.exec(route) ?? [];
  const words = wordsOf(pathname);
  return (
    <>
      {unknownVersion && <p>There is no version {unknownVersion} of the documentation.</p>}
      {words && <SearchSuggestions query={words} />}
    </>
  );
}
