/** Replaces a client module of the theme. An alias to `false` would depend on the build's folder. */
export {};
