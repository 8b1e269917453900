/**
 * Lets Node.js run the site's TypeScript: `node --require ./src/tools/runTypeScript.cjs program.ts`.
 * jiti would also compile every package that is an ES module, which takes half a minute with an empty
 * cache. SWC only compiles the program, and the result is cached for the next run.
 */
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const {threadId} = require('node:worker_threads');
const {readBundles} = require('./bundledPackages.cjs');

const root = path.resolve(__dirname, '../..');
const cacheFile = path.join(root, 'node_modules/.cache/qodly-docs/compiled.json');

// From Node.js 22 on, V8's compiled code is cached too.
Module.enableCompileCache?.(path.join(path.dirname(cacheFile), 'engine'));

// Docusaurus loads TypeScript with jiti, which would compile each ES module of each package, and load
// shared code again for each plugin. This makes jiti leave everything that Node.js can load to Node.js.
process.env.JITI_EXPERIMENTAL_BUN = '1';

const stateOf = (file) => {
  const {mtimeMs, size} = fs.statSync(file);
  return `${mtimeMs} ${size}`;
};

const ownFolder = path.resolve(__dirname, '..') + path.sep;

/** The state of this file, which determines how files are compiled. */
const ownState = stateOf(__filename);

/**
 * Keyed by relative path, so copies of the site can share the cache.
 *
 * @type {Record<string, {state: string, code: string}>}
 */
const compiled = readCompiled();
let isChanged = false;

function readCompiled() {
  try {
    return JSON.parse(fs.readFileSync(cacheFile, 'utf8'));
  } catch {
    return {};
  }
}

require.extensions['.ts'] = (module, filename) => {
  const name = path.relative(root, filename);
  const state = `${ownState} ${stateOf(filename)}`;
  if (compiled[name]?.state !== state) {
    compiled[name] = {state, code: compile(filename)};
    isChanged = true;
  }
  module._compile(compiled[name].code, filename);
};

function compile(filename) {
  // Loaded on demand, since it takes a while.
  const {transformSync} = require('@swc/core');
  return transformSync(fs.readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    module: {type: 'commonjs', lazy: true},
    jsc: {target: 'es2023', parser: {syntax: 'typescript'}},
  }).code;
}

process.on('exit', () => {
  if (isChanged) {
    fs.mkdirSync(path.dirname(cacheFile), {recursive: true});
    // Another process may be reading the file, and another thread may have added other files.
    const file = `${cacheFile}.${process.pid}.${threadId}`;
    fs.writeFileSync(file, JSON.stringify({...readCompiled(), ...compiled}));
    fs.renameSync(file, cacheFile);
  }
});

/** Packages that `require` can't load, or for which it would load too many files. */
const modules = {
  // These packages also provide a single-file build, while `main` loads 600 and 112 files.
  chevrotain: path.resolve(require.resolve('chevrotain'), '../../chevrotain.min.js'),
  'css-tree': path.resolve(require.resolve('css-tree'), '../../dist/csstree.esm.js'),
  // The package doesn't declare a file for `require`, but Node.js can load it that way.
  'cspell-trie-lib': path.resolve(__dirname, '../../node_modules/cspell-trie-lib/dist/index.js'),
};

/** The modules for the site's own code. */
const ownModules = {...modules, ...readBundles(path.dirname(cacheFile))};

const resolve = Module._resolveFilename;
Module._resolveFilename = (request, parent, ...rest) => {
  const isOwn = parent?.filename?.startsWith(ownFolder);
  return (isOwn ? ownModules : modules)[request] ?? resolve(request, parent, ...rest);
};
