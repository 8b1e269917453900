/** Takes the place of the theme's progress bar: a file has the same name wherever the site is built. */
export {};
