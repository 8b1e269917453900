const value = process.env.RUNTIME;
if (value && value !== 'off') {
  throw new Error(`RUNTIME is "${value}". Write off, or leave it empty.`);
}

/**
 * Whether the runtime delivers the pages. With `RUNTIME=off` Docusaurus does: the site is heavier, but
 * complete, and independent of what Docusaurus doesn't document.
 */
export const isRuntimeOn = value !== 'off';
