import type {ClientModule} from '@docusaurus/types';
// First: the router reads the address as soon as it is made.
import './cleanAddress';
import {guardRoutes} from './guardRoutes';
import {quietPreload} from './quietPreload';
import {endNavigation, startNavigation} from './recover';

if (typeof window !== 'undefined') {
  guardRoutes();
}

const client: ClientModule = {
  onRouteUpdate({previousLocation}) {
    startNavigation(!previousLocation);
    if (!previousLocation) {
      quietPreload();
    }
  },
  onRouteDidUpdate: endNavigation,
};

export default client;
