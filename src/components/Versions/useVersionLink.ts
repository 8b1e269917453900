import type {MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {versionTarget, type VersionTarget} from '@site/src/addresses/versionTarget';
import type {LookupState} from '../LookupNotice';

interface VersionLink extends VersionTarget {
  onClick: (event: MouseEvent) => void;
}

/**
 * Returns a function for the link to a version. If the version lacks the current page, the link opens the
 * closest one, and passes it the reason and the way back.
 */
export function useVersionLink(): (version: GlobalVersion) => VersionLink {
  const history = useHistory<LookupState>();
  const versions = useVersions(undefined);
  const {activeDoc, activeVersion} = useActiveDocContext(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion();

  function openClosest(event: MouseEvent, label: string, path: string): void {
    // A new tab or window gets no location state.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    const title = document.querySelector('h1')?.textContent ?? '';
    // Versions are sorted newest first.
    const oldest = versions.findLastIndex(({docs}) => docs.some(({id}) => id === activeDoc?.id));
    const isNew = oldest < versions.findIndex((version) => version.label === label);
    history.push(path, {
      lookupNotice: `${label} has no page “${title}”. ${
        isNew ? `It's new in ${versions[oldest]?.label}.` : 'This is the closest match.'
      }`,
      ...(activeDoc && {
        lookupBack: {path: activeDoc.path, text: `Back to “${title}” in ${activeVersion?.label}`},
      }),
    });
  }

  return (version) => {
    const target = versionTarget(version, activeVersion, activeDoc);
    return {
      ...target,
      onClick: (event) => {
        savePreferredVersionName(version.name);
        if (target.isDetour) {
          openClosest(event, version.label, target.path);
        }
      },
    };
  };
}
