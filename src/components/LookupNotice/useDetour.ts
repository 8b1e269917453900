import type {MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import type {LookupState} from '.';

interface Detour {
  /** Label of the version that lacks the current page. */
  version: string;
  /** Path of the closest page. */
  path: string;
}

/** Handles clicks on links to the closest page: opens the page and passes it the reason. */
export function useDetour(): (event: MouseEvent, detour: Detour) => void {
  const history = useHistory<LookupState>();
  return (event, {version, path}) => {
    // A new tab or window gets no location state.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    const title = document.querySelector('h1')?.textContent ?? '';
    history.push(path, {
      lookupNotice: `${version} has no page “${title}”. This is the closest match.`,
    });
  };
}
