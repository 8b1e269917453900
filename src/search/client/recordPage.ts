import type {ClientModule} from '@docusaurus/types';
import {addRecentPage} from './recentPages';

const clientModule: ClientModule = {
  // Runs while the previous page is still in the document.
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      addRecentPage(previousLocation.pathname);
    }
  },
};

export default clientModule;

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => addRecentPage(window.location.pathname));
}
