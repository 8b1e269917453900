/** Something has arrived from the network: whoever waits for silence waits on. */
export function hear(): void;

/**
 * Calls back once nothing has arrived from the network for so long: a slow network is no failure.
 * Returns what calls it off.
 */
export function whenSilent(milliseconds: number, run: () => void): () => void;
