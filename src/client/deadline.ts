/** Time in milliseconds until a pending load is reported to the reader, with an offer to retry. */
export const deadline = 6000;
