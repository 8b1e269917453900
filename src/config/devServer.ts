import {isRuntimeOn} from './runtime';

/** True for `docusaurus start`; a build with `--dev` is also in development mode, but terminates. */
export const isDevServer = process.env.NODE_ENV === 'development' && process.argv.includes('start');

/** True if pages are compiled and checked when opened; without the runtime, all are compiled. */
export const isLive = isDevServer && isRuntimeOn;
