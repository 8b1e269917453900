import {deadline} from './deadline';

/** What is left of the deadline must be worth a second try; milliseconds. */
const leastLeft = 1000;

/**
 * Asks again, once, when a request fails: most that fail do so by accident. Not when the first try,
 * which ends by itself, took so long that the reader must be told.
 */
export async function askTwice<T>(ask: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await ask();
  } catch (error) {
    const left = deadline - (performance.now() - start);
    if (left < leastLeft) {
      throw error;
    }
    return inTime(ask(), left);
  }
}

/** The promise's value, if that is there in time; rejects else. */
async function inTime<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time.')), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
