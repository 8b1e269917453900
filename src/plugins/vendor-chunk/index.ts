import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const standIn = (file: string) => path.join(__dirname, 'replacements', file);

/** Packages that bring more than pages need, and what stands in their place in the browser. */
const replaced = {
  '@docusaurus/utils-common$': standIn('utilsCommon.js'),
  history$: standIn('history.js'),
  'path-to-regexp$': standIn('literalPaths.js'),
  'react-helmet-async$': standIn('helmet.ts'),
  // React Router imports them for `withRouter` and for checks of its props, which are not in the bundle.
  'hoist-non-react-statics$': false as const,
  'prop-types$': false as const,
  'react-is$': false as const,
};

/**
 * Puts the packages that every page needs into a chunk of their own, which browsers keep when only
 * the site's own code changes; and the bundler's runtime into the main chunk, which saves a request.
 */
export default function vendorChunk(): Plugin {
  return {
    name: 'vendor-chunk',
    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            resolve: {alias: replaced},
            optimization: {
              runtimeChunk: false,
              splitChunks: {
                cacheGroups: {
                  vendor: {name: 'vendor', chunks: 'initial', test: /[\\/]node_modules[\\/]/},
                },
              },
            },
          },
  };
}
