import type {ClientModule} from '@docusaurus/types';
// First: the router reads the address as soon as it is made.
import '../../../addresses/client/cleanAddress';
import {startLoadingAhead} from './loadAhead';
import {hearPendingClicks, setPending} from './pendingClicks';
import {setProgress} from './progressBar';
import {endNavigation, startNavigation} from './recover';
import {dropServerText, keepServerText} from './serverText';

if (typeof window !== 'undefined') {
  keepServerText();
  hearPendingClicks();
}

const client: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    startNavigation(!previousLocation);
    if (!previousLocation) {
      startLoadingAhead();
    } else if (location.pathname !== previousLocation.pathname) {
      dropServerText();
      setPending(true);
      setProgress(true);
    }
  },
  onRouteDidUpdate() {
    setPending(false);
    setProgress(false);
    endNavigation();
  },
};

export default client;
