import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useLatestVersion,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';

/**
 * The versions that the reader may mean, the likeliest first. Docusaurus takes the latest for the
 * active one on pages that are in none, because its path begins every address of the site.
 */
export function useCurrentVersions(): [GlobalVersion, ...GlobalVersion[]] {
  const {activeVersion, activeDoc} = useActiveDocContext(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  const active = (activeDoc ?? !activeVersion?.isLast) ? activeVersion : undefined;
  const [first = latest, ...others] = new Set(
    [active, preferredVersion, latest].filter(
      (version) => version !== undefined && version !== null,
    ),
  );
  return [first, ...others];
}
