import type {ClientModule} from '@docusaurus/types';
import {listenToFilters} from './listenToFilters';
import {watchTables} from './scrollTables';
import {listenToTabs, openChosenTabs} from './tabs';

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
    setTimeout(watchTables);
  },
};

export default client;
