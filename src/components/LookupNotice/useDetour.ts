import type {MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import type {LookupState} from '.';

interface Detour {
  /** Label of the version that lacks the current page. */
  version: string;
  /** Route of the page that the version lacks. */
  asked: string;
  /** Address of the nearest page. */
  path: string;
}

/** Handles clicks on links to the nearest page: opens it and passes the reason. */
export function useDetour(): (event: MouseEvent, detour: Detour) => void {
  const history = useHistory<LookupState>();
  return (event, {version, asked, path}) => {
    // A new tab or window gets no location state.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    history.push(path, {
      lookupNotice: `Version ${version} has no page “${asked}”. This is the nearest one.`,
    });
  };
}
