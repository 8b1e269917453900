import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Compiler, Module} from 'webpack';
import {fonts} from '../fonts/fonts';
import {composeNotices, noticesFile} from './server/composeNotices';

const name = 'third-party-notices';

/**
 * Publishes the licenses of the packages whose code and fonts the browser loads. The minifier drops the
 * comments that contain them, but most licenses require that every copy include their text.
 */
export default function thirdPartyNotices(): Plugin {
  const folders = new Set<string>();

  function collectFolders(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Runs before the bundler concatenates modules, which loses their file names.
      compilation.hooks.finishModules.tap(name, (modules) => {
        [...modules].flatMap(folderOf).forEach((folder) => folders.add(folder));
      });
    });
  }

  return {
    name,
    configureWebpack: (_, isServer) => (isServer ? {} : {plugins: [{apply: collectFolders}]}),
    async postBuild({outDir}) {
      await fs.writeFile(
        path.join(outDir, noticesFile),
        composeNotices([...[...folders].sort(), ...fontFolders()]),
      );
    },
  };
}

/** in: `/x/node_modules/@docusaurus/core/lib/client/App.js`; out: `/x/node_modules/@docusaurus/core` */
function folderOf(module: Module): string[] {
  const {resource = ''} = module as {resource?: string};
  const folder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(resource);
  return folder ? [folder[0]] : [];
}

function fontFolders(): string[] {
  const packages = new Set(fonts.map(({file}) => file.split('/').slice(0, 2).join('/')));
  return [...packages].map((name) => path.dirname(require.resolve(`${name}/package.json`)));
}
