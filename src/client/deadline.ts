/** Milliseconds until a pending load is reported to the reader, with something to do about it. */
export const deadline = 6000;
