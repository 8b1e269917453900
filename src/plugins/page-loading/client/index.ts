import type {ClientModule} from '@docusaurus/types';
// First: the router reads the address as soon as it is made.
import './cleanAddress';
import {guardRoutes} from './guardRoutes';
import {hearPendingClicks, setPending} from './pendingClicks';
import {quietPreload} from './quietPreload';
import {endNavigation, startNavigation} from './recover';
import {dropServerText, keepServerText} from './serverText';

if (typeof window !== 'undefined') {
  keepServerText();
  guardRoutes();
  hearPendingClicks();
}

const client: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    startNavigation(!previousLocation);
    if (!previousLocation) {
      quietPreload();
    } else if (location.pathname !== previousLocation.pathname) {
      dropServerText();
      setPending(true);
    }
  },
  onRouteDidUpdate() {
    setPending(false);
    endNavigation();
  },
};

export default client;
