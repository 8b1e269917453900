import {deadline} from '../../client/deadline';
import {whenSilent} from '../../client/silence';
import {hideFailure} from './failureBox';
import {recover} from './recover';

/** Loads until it succeeds, or until nothing helps; says so in the meantime. */
export async function guardLoad(load: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await withPatience(load());
      // React must find the page as the server sent it.
      hideFailure();
      return;
    } catch (error) {
      if ((await recover(error)) === 'give up') {
        return;
      }
    }
  }
}

/** When nothing more arrives, the reader is asked what to do; loading goes on. */
async function withPatience(load: Promise<unknown>): Promise<void> {
  const {show, reload} = window.pageGuard;
  const stop = whenSilent(deadline, () => {
    show('This page is taking a while to load.', () => void reload());
  });
  try {
    await load;
  } finally {
    stop();
  }
}
