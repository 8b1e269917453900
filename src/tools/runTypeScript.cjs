/**
 * Lets Node.js run the site's TypeScript: `node --require ./src/tools/runTypeScript.cjs program.ts`.
 * jiti also compiles every package that is an ES module, for half a minute when nothing is cached;
 * SWC compiles the program alone, and what it has compiled is kept for the next run.
 */
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const {threadId} = require('node:worker_threads');
const {readBundles} = require('./bundledPackages.cjs');

const root = path.resolve(__dirname, '../..');
const cacheFile = path.join(root, 'node_modules/.cache/qodly-docs/compiled.json');

// What the engine has compiled is kept, too, from Node.js 22 on.
Module.enableCompileCache?.(path.join(path.dirname(cacheFile), 'engine'));

// Docusaurus loads TypeScript with jiti, which would compile each ES module of each package, and load
// the code that plugins share anew for each. This makes it leave to Node.js what Node.js can load.
process.env.JITI_EXPERIMENTAL_BUN = '1';

const stateOf = (file) => {
  const {mtimeMs, size} = fs.statSync(file);
  return `${mtimeMs} ${size}`;
};

const ownFolder = path.resolve(__dirname, '..') + path.sep;

/** How files are compiled is written here. */
const ownState = stateOf(__filename);

/** @type {Record<string, {of: string, code: string}>} by file in the site, which a copy has too; `of` says which state of it */
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
  const of = `${ownState} ${stateOf(filename)}`;
  if (compiled[name]?.of !== of) {
    compiled[name] = {of, code: compile(filename)};
    isChanged = true;
  }
  module._compile(compiled[name].code, filename);
};

function compile(filename) {
  // Here, since it takes a while to load.
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
    // Another program may read while this one writes, and another thread has compiled other files.
    const file = `${cacheFile}.${process.pid}.${threadId}`;
    fs.writeFileSync(file, JSON.stringify({...readCompiled(), ...compiled}));
    fs.renameSync(file, cacheFile);
  }
});

/** Packages that `require` would get too much of, or nothing at all. */
const modules = {
  // As these packages also come: in one file, where `main` loads 600 and 112.
  chevrotain: path.resolve(require.resolve('chevrotain'), '../../chevrotain.min.js'),
  'css-tree': path.resolve(require.resolve('css-tree'), '../../dist/csstree.esm.js'),
  // Its package names no file for `require`, which Node.js can do with it all the same.
  'cspell-trie-lib': path.resolve(__dirname, '../../node_modules/cspell-trie-lib/dist/index.js'),
};

/** For the site's own code. */
const ownModules = {...modules, ...readBundles(path.dirname(cacheFile))};

const resolve = Module._resolveFilename;
Module._resolveFilename = (request, parent, ...rest) => {
  const isOwn = parent?.filename?.startsWith(ownFolder);
  return (isOwn ? ownModules : modules)[request] ?? resolve(request, parent, ...rest);
};
