/** Maximum time in milliseconds. After a slower failure, a retry would end too late to notify the reader. */
const maxFirstTryTime = 1000;

/**
 * Retries once if a request fails quickly, since most such failures are transient. Each try must end on its
 * own, no later than the deadline.
 */
export async function retryOnce<T>(request: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await request();
  } catch (error) {
    if (performance.now() - start > maxFirstTryTime) {
      throw error;
    }
    return request();
  }
}
