import {useCallback, useMemo, useState} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useCurrentVersions} from '@site/src/components/Versions/useCurrentVersions';

/** Returns the version to search: the page's, or else the preferred one, until the reader chooses another. */
export function useTags() {
  const [current] = useCurrentVersions();
  const contextTag = tagOf(current.name);
  const [chosen, setChosen] = useState<{context: string; tag: string}>();
  const allVersions = useVersions(undefined);
  const versions = useMemo(
    () => allVersions.map(({name, label}) => ({label, tag: tagOf(name)})),
    [allVersions],
  );
  const chooseTag = useCallback(
    (tag: string) => setChosen({context: contextTag, tag}),
    [contextTag],
  );
  // The choice ends when the reader moves to another version.
  const tag = chosen?.context === contextTag ? chosen.tag : contextTag;
  const searchedVersion = allVersions.find(({name}) => tagOf(name) === tag);
  return {versions, tag, chooseTag, searchedVersion};
}

/** Returns Docusaurus' tag for a version. */
function tagOf(version: string): string {
  return `docs-default-${version}`;
}
