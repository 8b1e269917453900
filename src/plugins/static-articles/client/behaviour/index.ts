import type {ClientModule} from '@docusaurus/types';
import {listenToFilters} from './listenToFilters';
import {listenToTabs, openChosenTabs} from './tabs';
import {watchWideBoxes} from './wideBoxes';

if (typeof document !== 'undefined') {
  listenToTabs();
  listenToFilters();
  // The text stands in the document before React comes to it.
  openChosenTabs();
}

const client: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) {
      openChosenTabs();
    }
    setTimeout(watchWideBoxes);
  },
};

export default client;
