/** Milliseconds. A slower failure leaves no time for a second try before the reader must be informed. */
const maxFirstTry = 1000;

/**
 * Retries once if a request fails quickly: most such failures are accidental. Each try must end on its
 * own, by the deadline at the latest.
 */
export async function retryOnce<T>(request: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await request();
  } catch (error) {
    if (performance.now() - start > maxFirstTry) {
      throw error;
    }
    return request();
  }
}
