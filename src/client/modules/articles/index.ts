import type {ClientModule} from '@docusaurus/types';
import {announce} from '../../announce';
import {listen} from '../../listen';
import {loadPart} from '../../loadPart';
import {addCodeButtons} from './codeButtons';
import {prepareTabs} from './tabs';
import {watchWideBoxes} from './widths';

/** Time in milliseconds before the icon stops confirming that a heading's link was copied. */
const displayTime = 2000;

const loadFilter = () => import('./filterList');
const loadSketch = () => import('@site/src/drawings/sketches/trySketch');

// The code that filters lists or draws components loads when the reader first uses one of their controls.
for (const event of ['focusin', 'input'] as const) {
  listen(event, '[data-filter], [data-try]', (box, {target}) => {
    if (!(target as Element).matches('input, select')) {
      return;
    }
    if (box.matches('[data-try]')) {
      void loadPart('drawing', loadSketch, ({trySketch}) => trySketch(box));
    } else {
      void loadPart('filter', loadFilter, ({filterList}) => filterList(box));
    }
  });
}

listen('click', 'a.hash-link', (anchor) => void copyLink(anchor as HTMLAnchorElement));

async function copyLink(anchor: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(anchor.href);
  } catch {
    // The browser denied access to the clipboard, but the address bar shows the link.
    return;
  }
  anchor.dataset.copied = 'true';
  announce('Link copied');
  setTimeout(() => {
    delete anchor.dataset.copied;
  }, displayTime);
}

/** Shows the section that the URL points to if a filter has hidden it. */
function showTarget(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target?.getClientRects().length === 0) {
    void loadPart('filter', loadFilter, ({revealSection}) => revealSection(target));
  }
}

if (typeof document !== 'undefined') {
  // The text is in the document before React hydrates it.
  prepareTabs();
}

export default {
  onRouteDidUpdate({location, previousLocation}) {
    showTarget(location.hash);
    if (previousLocation) {
      prepareTabs();
    }
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      // The heading is available immediately; the document's title is set in a later task.
      announce(document.querySelector('h1')?.textContent ?? document.title);
    }
    // In a separate task, since the page is usable without them.
    setTimeout(() => {
      addCodeButtons();
      watchWideBoxes();
    });
  },
} satisfies ClientModule;
