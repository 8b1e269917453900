/** Restarts all waits, because data has arrived from the network. */
export function noteData(): void;

/**
 * Calls back once nothing has arrived from the network for the given time, since a slow network
 * isn't a failure. Returns a function that cancels the wait.
 */
export function whenSilent(milliseconds: number, run: () => void): () => void;
