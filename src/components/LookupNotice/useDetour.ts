import type {MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';
import type {LookupState} from '.';

interface Detour {
  /** Label of the version that lacks the current page. */
  version: string;
  /** Path of the page to open instead. */
  path: string;
}

/**
 * Handles clicks on links to a page that replaces the current one: opens it, and passes it the reason and the
 * way back.
 */
export function useDetour(): (event: MouseEvent, detour: Detour) => void {
  const history = useHistory<LookupState>();
  const {activeDoc, activeVersion} = useActiveDocContext(undefined);
  const versions = useVersions(undefined);
  return (event, {version, path}) => {
    // A new tab or window gets no location state.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    const title = document.querySelector('h1')?.textContent ?? '';
    // Versions are sorted newest first.
    const oldest = versions.findLastIndex(({docs}) => docs.some(({id}) => id === activeDoc?.id));
    const isNew = oldest < versions.findIndex(({label}) => label === version);
    history.push(path, {
      lookupNotice: `${version} has no page “${title}”. ${
        isNew ? `It's new in ${versions[oldest]?.label}.` : 'This is the closest match.'
      }`,
      ...(activeDoc && {
        lookupBack: {path: activeDoc.path, text: `Back to “${title}” in ${activeVersion?.label}`},
      }),
    });
  };
}
