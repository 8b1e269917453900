import {isLate, recover} from './recover';

/** Retries a load until it succeeds or `recover` gives up, and keeps the reader informed. */
export async function guardLoad(load: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await load();
      // React must find the page as the server sent it.
      window.pageGuard.hide('page');
      return;
    } catch (error) {
      if (isLate(error)) {
        const {show, reload} = window.pageGuard;
        show('This page is taking a while to load.', () => void reload());
      }
      if ((await recover(error)) === 'give up') {
        return;
      }
    }
  }
}
