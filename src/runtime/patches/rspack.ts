import type {Patch} from './patch';

/** Dependencies on Rspack. */
export const rspack: readonly Patch[] = [
  {
    what: "The line in the bundler's runtime that names a chunk's file; `__webpack_get_script_filename__`, `__webpack_chunk_load__`, `__webpack_require__`",
    why: "Tables name the chunks of pages, so an edit doesn't change the code of other pages.",
    usedIn: ['src/runtime/build/TablesPlugin.ts', 'src/runtime/navigate/modules.ts'],
    upstream: {
      '@rspack/core/package.json':
        '00491edfb9e0218ed9d068de752b2cfd43a95843b37a4fe930bdb0bde72dfde3',
    },
    test: 'tests/build/rebuild.test.ts',
  },
  {
    what: "A chunk's script has `data-rspack` until it has loaded or failed, and calling its `onerror` makes it fail",
    why: 'Code that hangs fails once the network is silent, instead of a fixed time after the request.',
    usedIn: ['src/client/modules/hangingCode.ts'],
    upstream: {
      '@rspack/core/package.json':
        '00491edfb9e0218ed9d068de752b2cfd43a95843b37a4fe930bdb0bde72dfde3',
    },
    test: 'tests/e2e/runtime/failures.spec.ts',
  },
  {
    what: "The bundler's `lazyCompilation` option and its middleware",
    why: 'The dev server compiles a page when it is opened.',
    usedIn: ['src/runtime/dev/livePages.ts'],
    upstream: {
      '@rspack/core/package.json':
        '00491edfb9e0218ed9d068de752b2cfd43a95843b37a4fe930bdb0bde72dfde3',
    },
    test: 'tests/build/devServer.test.ts',
  },
  {
    what: "The bundler's `experiments.cache`; the name of the minimizer that Docusaurus adds, and `getSwcJsMinimizerOptions`",
    why: 'A build reuses the modules that the previous one compiled, and produces the same bytes as a build without a cache.',
    usedIn: ['src/plugins/build-cache.ts', 'src/cache/minimizer.ts'],
    upstream: {
      '@docusaurus/core/lib/webpack/base.js':
        'b3c441dfc9ae516bb37243d2a502d4acf3298c0c9acd62120e644a0c067513ea',
      '@docusaurus/bundler/lib/minification.js':
        'eab700507706bb78b9e68fbce81708720fa8b1a54ebcc9ce2aa03ffab7e8e23f',
      '@docusaurus/faster/lib/index.js':
        'bb1a349ac1b4aee4f07f6f1b54f267998e8e107ac7459de88c64c219be54aa7c',
      '@rspack/core/package.json':
        '00491edfb9e0218ed9d068de752b2cfd43a95843b37a4fe930bdb0bde72dfde3',
    },
    test: 'tests/build/rebuild.test.ts',
  },
];
