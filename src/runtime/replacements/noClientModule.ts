/** Replaces a client module in the theme. An alias to `false` would put the build's folder in the bundle. */
export {};
