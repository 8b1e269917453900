import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Compiler, Module} from 'webpack';
import {fonts} from '../fonts/fonts';

const name = 'third-party-notices';

interface PackageJson {
  name: string;
  version: string;
  license?: string;
  author?: string | {name: string};
  homepage?: string;
}

const rule = '-'.repeat(80);

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
      await fs.promises.writeFile(
        path.join(outDir, `${name}.txt`),
        composeNotices([...folders, ...fontFolders()]),
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
  const packages = fonts.map(({file}) => file.split('/').slice(0, 2).join('/'));
  return packages.map((name) => path.dirname(require.resolve(`${name}/package.json`)));
}

/**
 * Builds the notices, which contain the licenses of packages, sorted by package.
 *
 * @param folders the packages' folders
 * @throws Error if a package states neither the name nor the text of a license
 */
export function composeNotices(folders: readonly string[]): string {
  const notices = new Map(folders.map((folder) => noticeOf(folder)));
  const sorted = [...notices].sort(([left], [right]) => (left < right ? -1 : 1));
  return [
    'This site contains code from the packages below, under their licenses.',
    ...sorted.map(([name, text]) => `${rule}\n${name}\n\n${text}`),
    '',
  ].join('\n\n');
}

function noticeOf(folder: string): [name: string, text: string] {
  const json = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {name, version, license, author, homepage} = JSON.parse(json) as PackageJson;
  const licenseTexts = fs
    .readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-](?:md|txt|mit))?$/i.test(file))
    .sort()
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8').replace(/\r/g, '').trim());
  if (!license && licenseTexts.length === 0) {
    throw new Error(`${name} ${version} does not state its license.`);
  }
  const holder = typeof author === 'object' ? author.name : author;
  const header = [
    license && `License: ${license}`,
    // If there is no text, at least name the copyright holder.
    licenseTexts.length === 0 && holder && `Copyright: ${holder}`,
    homepage && `Source: ${homepage}`,
  ].filter(Boolean);
  return [`${name} ${version}`, [header.join('\n'), ...licenseTexts].join('\n\n')];
}
