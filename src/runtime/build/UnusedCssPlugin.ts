import fs from 'node:fs';
import path from 'node:path';
import type {Compiler, sources} from 'webpack';
import {removeUnused} from './removeUnused';

const name = 'UnusedCssPlugin';

/** Bundler plugin that removes CSS that no page uses, such as half of Infima. */
export class UnusedCssPlugin {
  /** Runs before the files are minified and hashed. */
  apply({webpack, hooks}: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({name, stage}, (assets) => {
        const code = [...inlineScripts(), ...readAssets(assets, '.js').map(([, text]) => text)];
        const sheets = readAssets(assets, '.css');
        const remaining = removeUnused(
          sheets.map(([, css]) => css),
          code,
        );
        sheets.forEach(([file], index) =>
          compilation.updateAsset(file, new webpack.sources.RawSource(remaining[index] ?? '')),
        );
      });
    });
  }
}

function readAssets(
  assets: Record<string, sources.Source>,
  extension: string,
): [file: string, text: string][] {
  return Object.entries(assets)
    .filter(([file]) => file.endsWith(extension))
    .map(([file, asset]) => [file, asset.source().toString()]);
}

/** Returns the scripts that plugins inline into pages, which aren't part of the bundle. */
function inlineScripts(): string[] {
  const source = path.join(__dirname, '../..');
  return ['client', 'plugins', 'runtime', 'search'].flatMap((folder) =>
    fs
      .readdirSync(path.join(source, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /(?<!\.test)\.(?:js|ts|tsx)$/.test(file))
      .map((file) => fs.readFileSync(path.join(source, folder, file), 'utf8')),
  );
}
