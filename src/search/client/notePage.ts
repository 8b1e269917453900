import type {ClientModule} from '@docusaurus/types';
import {noteReading} from './readings';

const clientModule: ClientModule = {
  // The previous page is still in the document.
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      noteReading(previousLocation.pathname);
    }
  },
};

export default clientModule;

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => noteReading(window.location.pathname));
}
