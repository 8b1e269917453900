/** What took longer to fail leaves no time for a second try before the reader must be told; milliseconds. */
const quick = 1000;

/**
 * Asks again, once, when a request fails at once: most that do so fail by accident. Each try must end by
 * itself, at the latest at the deadline.
 */
export async function askTwice<T>(ask: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await ask();
  } catch (error) {
    if (performance.now() - start > quick) {
      throw error;
    }
    return ask();
  }
}
