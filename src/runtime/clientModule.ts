import type {ClientModule} from '@docusaurus/types';
import {startLoadingAhead} from './navigate/loadAhead';
import {handlePendingClicks, setPending} from './navigate/pendingClicks';
import {setProgress} from './navigate/progressBar';
import {startPrefetch, stopPrefetch} from './navigate/startPrefetch';
import {endNavigation, startNavigation} from './recover/recover';
import {dropServerText, keepServerText} from './recover/serverText';

if (typeof window !== 'undefined') {
  keepServerText();
  handlePendingClicks();
}

export default {
  onRouteUpdate({location, previousLocation}) {
    startNavigation(!previousLocation);
    if (!previousLocation) {
      startLoadingAhead();
    } else if (location.pathname !== previousLocation.pathname) {
      stopPrefetch();
      dropServerText();
      setPending(true);
      setProgress(true);
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    setPending(false);
    setProgress(false);
    endNavigation();
    if (location.pathname !== previousLocation?.pathname) {
      startPrefetch();
    }
  },
} satisfies ClientModule;
