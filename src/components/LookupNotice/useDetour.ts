import type {MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import type {LookupState} from '.';

interface Detour {
  /** Label of the version that lacks the page read. */
  version: string;
  /** Route of the page that the version lacks. */
  asked: string;
  /** Address of the nearest page. */
  path: string;
}

/** For clicks on links to the nearest page: leads there and hands over why. */
export function useDetour(): (event: MouseEvent, detour: Detour) => void {
  const history = useHistory<LookupState>();
  return (event, {version, asked, path}) => {
    // The browser opens another tab or window, which nothing can be handed over to.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    history.push(path, {
      lookupNotice: `Version ${version} has no page “${asked}”. This is the nearest one.`,
    });
  };
}
