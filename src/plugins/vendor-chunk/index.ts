import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Puts the packages that every page needs into a chunk of their own, which browsers keep when only
 * the site's own code changes; and the bundler's runtime into the main chunk, which saves a request.
 * Of packages that bring more than pages need, what stands in their place is smaller.
 */
export default function vendorChunk(): Plugin {
  return {
    name: 'vendor-chunk',
    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            resolve: {
              alias: {
                '@docusaurus/utils-common$': path.join(__dirname, 'utilsCommon.js'),
                'path-to-regexp$': path.join(__dirname, 'literalPaths.js'),
              },
            },
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
