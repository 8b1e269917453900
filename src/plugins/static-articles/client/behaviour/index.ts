import type {ClientModule} from '@docusaurus/types';
import {listenToFilters, showTarget} from './listenToFilters';
import {listenToTabs, openChosenTabs} from './tabs';
import {watchWideBoxes} from './wideBoxes';

if (typeof document !== 'undefined') {
  listenToTabs();
  listenToFilters();
  // The text stands in the document before React comes to it.
  openChosenTabs();
}

const client: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    showTarget(location.hash);
    if (previousLocation) {
      openChosenTabs();
    }
    setTimeout(watchWideBoxes);
  },
};

export default client;
