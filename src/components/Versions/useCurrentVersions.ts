import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useLatestVersion,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Returns the versions that the reader may want, most likely first. Docusaurus treats the latest as the
 * active one on pages outside any version, because its path is a prefix of every path. The not-found page
 * is rendered once for all URLs, so only the browser knows its version.
 */
export function useCurrentVersions(): [GlobalVersion, ...GlobalVersion[]] {
  const {activeVersion, activeDoc} = useActiveDocContext(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  const isBrowser = useIsBrowser();
  const active = (activeDoc ?? (isBrowser && !activeVersion?.isLast)) ? activeVersion : undefined;
  const [first = latest, ...others] = [active, preferredVersion, latest].filter(
    (version) => version !== undefined && version !== null,
  );
  return [first, ...others];
}
