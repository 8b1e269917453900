import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {loadNextPage, startLoadingAhead} from './navigate/loadAhead';
import {handlePendingClicks, setPending} from './navigate/pendingPage';
import {endNavigation, startNavigation} from './recover/recover';
import {dropServerText, keepServerText} from './recover/serverText';

// Otherwise each link adds an observer whenever it renders, which is freed only once the link has been in
// view. Only Docusaurus' `prefetch` uses it, which `loadAhead` replaces.
ExecutionEnvironment.canUseIntersectionObserver = false;

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
      dropServerText();
      setPending(true);
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    setPending(false);
    endNavigation();
    if (location.pathname !== previousLocation?.pathname) {
      loadNextPage();
    }
  },
} satisfies ClientModule;
