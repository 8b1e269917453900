/** Whether this is `docusaurus start`; a build with `--dev` is in development as well, but ends. */
export const isDevServer = process.env.NODE_ENV === 'development' && process.argv.includes('start');
