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
  // Brings Prism, although code is highlighted when the site is built.
  [themeModule('prism-include-languages')]: ours('replacements/noClientModule.ts'),
};

/** Packages that bring more than pages need, and what replaces them in builds. */
export const packageAliases = {
  '@docusaurus/utils-common$': ours('replacements/utilsCommon.js'),
  history$: ours('replacements/history.js'),
  'path-to-regexp$': ours('replacements/literalPaths.js'),
  'react-helmet-async$': ours('replacements/helmet.ts'),
  // React Router imports them for `withRouter` and for checks of its props, which are not in the bundle.
  // A file, not `false`: the bundler names a module that is left out by the folder of the site.
  'hoist-non-react-statics$': ours('replacements/empty.js'),
  'prop-types$': ours('replacements/empty.js'),
  'react-is$': ours('replacements/empty.js'),
};
