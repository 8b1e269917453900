declare namespace NodeJS {
  interface Require {
    /** All modules of a folder whose relative paths match; the bundler finds them. */
    context: <Module>(
      folder: string,
      deep: boolean,
      paths: RegExp,
      mode?: 'sync' | 'weak',
    ) => {keys(): string[]; (path: string): Module};
  }
}
