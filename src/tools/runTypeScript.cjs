/**
 * Lets Node.js run the site's TypeScript: `node --require ./src/tools/runTypeScript.cjs program.ts`.
 * jiti also compiles every package that is an ES module, for half a minute when nothing is cached;
 * SWC compiles the program alone, in less time than it takes to read a cache of jiti.
 */
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const {transformSync} = require('@swc/core');

require.extensions['.ts'] = (module, filename) => {
  const {code} = transformSync(fs.readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    sourceMaps: 'inline',
    module: {type: 'commonjs'},
    jsc: {target: 'es2023', parser: {syntax: 'typescript'}},
  });
  module._compile(code, filename);
};

/** Its package names no file for `require`, which Node.js can do with it all the same. */
const modules = {
  'cspell-trie-lib': path.resolve(__dirname, '../../node_modules/cspell-trie-lib/dist/index.js'),
};

const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) => modules[request] ?? resolve(request, ...rest);
