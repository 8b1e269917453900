import path from 'node:path';

const ours = (file: string) => path.join(__dirname, '..', file);

/** A client module of the theme, as the bundler resolves it. */
const themeModule = (name: string) =>
  require.resolve('@docusaurus/theme-classic/lib/nprogress').replace(/nprogress\.js$/, `${name}$`);

/** Modules that the runtime replaces in the browser, in builds and in the dev server. */
export const browserAliases = {
  '@docusaurus/ComponentCreator': ours('navigate/ComponentCreator.ts'),
  // The theme's progress bar is ten times as much code as ours.
  [themeModule('nprogress')]: ours('replacements/noClientModule.ts'),
  // Imports Prism, although code is highlighted at build time.
  [themeModule('prism-include-languages')]: ours('replacements/noClientModule.ts'),
};

/** Packages that contain more than pages need, and their replacements in builds. */
export const packageAliases = {
  '@docusaurus/utils-common$': ours('replacements/utilsCommon.js'),
  history$: ours('replacements/history.js'),
  'path-to-regexp$': ours('replacements/literalPaths.js'),
  'react-helmet-async$': ours('replacements/helmet.ts'),
  // React Router imports them for `withRouter` and for prop checks, which aren't in the bundle. An
  // empty file rather than `false`, because the bundler names an omitted module after the site's
  // folder.
  'hoist-non-react-statics$': ours('replacements/empty.js'),
  'prop-types$': ours('replacements/empty.js'),
  'react-is$': ours('replacements/empty.js'),
};
