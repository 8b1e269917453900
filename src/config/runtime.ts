const value = process.env.RUNTIME;
if (value && value !== 'off') {
  throw new Error(`RUNTIME is "${value}". Set it to off, or leave it empty.`);
}

/**
 * False with `RUNTIME=off`. Docusaurus then delivers the pages itself: the site is heavier but
 * complete, and doesn't depend on undocumented parts of Docusaurus.
 */
export const isRuntimeOn = value !== 'off';
