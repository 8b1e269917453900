/**
 * Bundles packages with many ES modules for `runTypeScript.cjs`, since Node.js takes half a second to
 * load their 300 files. `node bundlePackages.cjs FOLDER` writes `FOLDER/NAME.cjs` for each package.
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
  // Another process may have written the file already, or may be reading it.
  if (!fs.existsSync(folder)) {
    fs.renameSync(draft, folder);
  }
}

void bundle().finally(() => fs.rmSync(draft, {recursive: true, force: true}));
