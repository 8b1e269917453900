import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {fonts} from '../fonts/fonts';
import {composeNotices, noticesFile} from './server/composeNotices';
import {PackagesPlugin} from './server/PackagesPlugin';

/**
 * Publishes the licenses of the packages whose code and fonts the browser loads. The minifier drops the
 * comments that contain them, but most licenses require that every copy include their text.
 */
export default function thirdPartyNotices(): Plugin {
  let folders: readonly string[] = [];
  return {
    name: 'third-party-notices',
    configureWebpack: (_, isServer) =>
      isServer ? {} : {plugins: [new PackagesPlugin((found) => (folders = found))]},
    async postBuild({outDir}) {
      await fs.writeFile(
        path.join(outDir, noticesFile),
        composeNotices([...folders, ...fontFolders()]),
      );
    },
  };
}

function fontFolders(): string[] {
  const packages = new Set(fonts.map(({file}) => file.split('/').slice(0, 2).join('/')));
  return [...packages].map((name) => path.dirname(require.resolve(`${name}/package.json`)));
}
