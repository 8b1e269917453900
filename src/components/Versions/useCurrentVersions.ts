import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useLatestVersion,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * The versions that the reader may mean, the likeliest first. Docusaurus takes the latest for the
 * active one on pages that are in none, because its path begins every address of the site. The
 * not-found page is rendered once for all addresses, so that only the browser knows its version.
 */
export function useCurrentVersions(): [GlobalVersion, ...GlobalVersion[]] {
  const {activeVersion, activeDoc} = useActiveDocContext(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  const isBrowser = useIsBrowser();
  const active = (activeDoc ?? (isBrowser && !activeVersion?.isLast)) ? activeVersion : undefined;
  const [first = latest, ...others] = new Set(
    [active, preferredVersion, latest].filter(
      (version) => version !== undefined && version !== null,
    ),
  );
  return [first, ...others];
}
