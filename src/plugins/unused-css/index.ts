import fs from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, sources} from 'webpack';
import {removeUnused} from './removeUnused';
import {unshownClasses} from './unshownClasses';

const name = 'unused-css';

/** Leaves out of the stylesheet what no page uses, half of Infima and the styles of the blog. */
export default function unusedCss({siteConfig}: LoadContext): Plugin {
  const unshown = unshownClasses(siteConfig.themeConfig as ThemeConfig);
  return {
    name,
    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {plugins: [{apply: (compiler: Compiler) => apply(compiler, unshown)}]},
  };
}

/** Before the files are minified and hashed. */
function apply({webpack, hooks}: Compiler, unshown: readonly RegExp[]): void {
  const {Compilation: stages, sources: kinds} = webpack;
  const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE;
  hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({name, stage}, (assets) => {
      const code = [...inlineScripts(), ...textsOf(assets, '.js').map(([, text]) => text)];
      const sheets = textsOf(assets, '.css');
      const rests = removeUnused(
        sheets.map(([, css]) => css),
        code,
        unshown,
      );
      sheets.forEach(([file], index) =>
        compilation.updateAsset(file, new kinds.RawSource(rests[index] ?? '')),
      );
    });
  });
}

function textsOf(
  assets: Record<string, sources.Source>,
  extension: string,
): [file: string, text: string][] {
  return Object.entries(assets)
    .filter(([file]) => file.endsWith(extension))
    .map(([file, asset]) => [file, asset.source().toString()]);
}

/** What plugins write into pages does not go through the bundler. */
function inlineScripts(): string[] {
  const source = path.join(__dirname, '../..');
  return ['client', 'plugins', 'search'].flatMap((folder) =>
    fs
      .readdirSync(path.join(source, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /(?<!\.test)\.(?:js|ts|tsx)$/.test(file))
      .map((file) => fs.readFileSync(path.join(source, folder, file), 'utf8')),
  );
}
