import {isRuntimeOn} from './runtime';

/** Whether this is `docusaurus start`; a build with `--dev` is in development as well, but ends. */
export const isDevServer = process.env.NODE_ENV === 'development' && process.argv.includes('start');

/** Whether pages are compiled and checked when they are opened. Without the runtime, Docusaurus compiles all. */
export const isLive = isDevServer && isRuntimeOn;
