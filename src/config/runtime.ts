const value = process.env.RUNTIME;
if (value && value !== 'off') {
  throw new Error(`RUNTIME is "${value}". Write off, or leave it empty.`);
}

/**
 * False with `RUNTIME=off`. Docusaurus itself then delivers the pages. The site is heavier but
 * complete, and doesn't depend on undocumented parts of Docusaurus.
 */
export const isRuntimeOn = value !== 'off';
