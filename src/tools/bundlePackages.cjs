/**
 * Bundles the packages that are many ES modules each, for `runTypeScript.cjs`: Node.js takes half a
 * second to load their 300 files. `node bundlePackages.cjs FOLDER` writes `FOLDER/NAME.cjs` for each.
 */
const fs = require('node:fs');
const path = require('node:path');
const {build} = require('rolldown');

const {fileOf, packages} = require('./bundledPackages.cjs');

const [, , folder = ''] = process.argv;
const draft = `${folder}.${process.pid}`;

async function bundle() {
  await build({
    input: Object.fromEntries(packages.map((name) => [fileOf(name), name])),
    cwd: path.resolve(__dirname, '../..'),
    platform: 'node',
    logLevel: 'silent',
    output: {
      dir: draft,
      format: 'cjs',
      exports: 'named',
      esModule: true,
      entryFileNames: '[name].cjs',
      chunkFileNames: 'shared-[hash].cjs',
    },
  });
  // Another program may have been faster, or read while this one writes.
  if (!fs.existsSync(folder)) {
    fs.renameSync(draft, folder);
  }
}

void bundle().finally(() => fs.rmSync(draft, {recursive: true, force: true}));
