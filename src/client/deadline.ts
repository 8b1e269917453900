/** Milliseconds: what has not come by then is spoken of, with something that the reader can do. */
export const deadline = 6000;
