import type {ClientModule} from '@docusaurus/types';
import {listenToBoxes, showTarget} from './listenToBoxes';
import {exposePanels, listenToTabs, openChosenTabs} from './tabs';
import {watchWideBoxes} from './wideBoxes';

if (typeof document !== 'undefined') {
  listenToTabs();
  listenToBoxes();
  // The text is in the document before React hydrates it.
  exposePanels();
  openChosenTabs();
}

const client: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    showTarget(location.hash);
    if (previousLocation) {
      exposePanels();
      openChosenTabs();
    }
    setTimeout(watchWideBoxes);
  },
};

export default client;
