import type {ClientModule} from '@docusaurus/types';
// First: the router reads the address as soon as it is made.
import './cleanAddress';
import {startLoadingAhead} from './loadAhead';
import {endNavigation, startNavigation} from './recover';

const client: ClientModule = {
  onRouteUpdate({previousLocation}) {
    startNavigation(!previousLocation);
    if (!previousLocation) {
      startLoadingAhead();
    }
  },
  onRouteDidUpdate: endNavigation,
};

export default client;
