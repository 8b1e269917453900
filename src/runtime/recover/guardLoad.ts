import {recover} from './recover';

/** After this time the reader is asked what to do; loading goes on. */
const patience = 5000;

/** Loads until it succeeds, or until nothing helps; says so in the meantime. */
export async function guardLoad(load: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await withPatience(load());
      return;
    } catch {
      if ((await recover()) === 'give up') {
        return;
      }
    }
  }
}

async function withPatience(load: Promise<unknown>): Promise<void> {
  const timer = setTimeout(() => {
    window.pageGuard.show('This page is taking a while to load.', () => location.reload());
  }, patience);
  try {
    await load;
  } finally {
    clearTimeout(timer);
  }
}
