import type {ClientModule} from '@docusaurus/types';
import {listenToInputs, showTarget} from './listenToInputs';
import {makePanelsSearchable, listenToTabs, openChosenTabs} from './tabs';
import {watchWideBoxes} from './wideBoxes';

if (typeof document !== 'undefined') {
  listenToTabs();
  listenToInputs();
  // The text is in the document before React hydrates it.
  makePanelsSearchable();
  openChosenTabs();
}

const client: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    showTarget(location.hash);
    if (previousLocation) {
      makePanelsSearchable();
      openChosenTabs();
    }
    setTimeout(watchWideBoxes);
  },
};

export default client;
