import path from 'node:path';

const runtimeFile = (file: string) => path.join(__dirname, '..', file);

/** Returns the path of a client module in the theme, as the bundler resolves it. */
const themeModule = (name: string) =>
  require.resolve('@docusaurus/theme-classic/lib/nprogress').replace(/nprogress\.js$/, `${name}$`);

/** Modules that the runtime replaces in the browser, in builds and in the dev server. */
export const browserAliases = {
  '@docusaurus/ComponentCreator': runtimeFile('navigate/ComponentCreator.ts'),
  // The theme's progress bar has ten times as much code as the runtime's.
  [themeModule('nprogress')]: runtimeFile('replacements/empty.js'),
  // Imports Prism, although code is highlighted at build time.
  [themeModule('prism-include-languages')]: runtimeFile('replacements/empty.js'),
};

/** Packages that contain more than pages need, with their replacements in builds. */
export const packageAliases = {
  '@docusaurus/utils-common$': runtimeFile('replacements/utilsCommon.js'),
  'path-to-regexp$': runtimeFile('replacements/literalPaths.js'),
  'react-helmet-async$': runtimeFile('replacements/helmet.ts'),
  // React Router imports them for `withRouter` and for prop checks, which aren't in the bundle.
  'hoist-non-react-statics$': runtimeFile('replacements/empty.js'),
  'prop-types$': runtimeFile('replacements/empty.js'),
  'react-is$': runtimeFile('replacements/empty.js'),
};
