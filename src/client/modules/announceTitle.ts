import type {ClientModule} from '@docusaurus/types';
import {announce} from '@site/src/client/announce';

export default {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      // The heading is available immediately; the document's title is set in a later task.
      announce(document.querySelector('h1')?.textContent ?? document.title);
    }
  },
} satisfies ClientModule;
