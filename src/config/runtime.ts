const value = process.env.RUNTIME;
if (value && value !== 'off') {
  throw new Error(`RUNTIME is "${value}". Set it to off, or leave it empty.`);
}

/**
 * False with `RUNTIME=off`. Docusaurus then delivers the pages itself: the site is heavier but complete, and
 * depends on fewer undocumented parts of Docusaurus (see `src/runtime/patches.json`: those not used in
 * `src/runtime`, and the replaced theme components, remain).
 */
export const isRuntimeOn = value !== 'off';

// `npm start` sets these values before it loads the configuration, so its own code must not import this file.

/** True for `docusaurus start`; a build with `--dev` is also in development mode, but terminates. */
const isDevServer = process.env.NODE_ENV === 'development' && process.argv.includes('start');

/** True if pages are compiled and checked when opened; without the runtime, all are compiled. */
export const isLive = isDevServer && isRuntimeOn;
