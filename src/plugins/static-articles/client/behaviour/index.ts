import type {ClientModule} from '@docusaurus/types';
import {listenToFilter} from './commandFilter';
import {watchTables} from './scrollTables';
import {listenToTabs, openChosenTabs} from './tabs';

if (typeof document !== 'undefined') {
  listenToTabs();
  listenToFilter();
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
