declare namespace NodeJS {
  interface Require {
    /** All modules in a folder whose relative paths match, as found by the bundler. */
    context: <Module>(
      folder: string,
      deep: boolean,
      paths: RegExp,
      mode?: 'sync' | 'weak',
    ) => {keys(): string[]; (path: string): Module};
  }
}
