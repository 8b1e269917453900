import type {ClientModule} from '@docusaurus/types';
import {listenToInputs, showTarget} from './listenToInputs';
import {listenToTabs, prepareTabs} from './tabs';
import {watchWideBoxes} from './wideBoxes';

if (typeof document !== 'undefined') {
  listenToTabs();
  listenToInputs();
  // The text is in the document before React hydrates it.
  prepareTabs();
}

export default {
  onRouteDidUpdate({location, previousLocation}) {
    showTarget(location.hash);
    if (previousLocation) {
      prepareTabs();
    }
    setTimeout(watchWideBoxes);
  },
} satisfies ClientModule;
