import fs from 'node:fs';
import path from 'node:path';
import {transform} from 'lightningcss';
import type {Compiler} from 'webpack';

const name = 'UnusedCssPlugin';

/** Matches classes whose names components build from a prefix and a value. */
const prefixedClass = /^(?:theme-admonition|theme-doc-sidebar-item-category-level|language)-/;

/** Bundler plugin that removes CSS that no page uses, such as a third of Infima. */
export class UnusedCssPlugin {
  /** Runs before the files are minified and hashed. */
  apply({webpack, hooks}: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({name, stage}, (assets) => {
        const read = (extension: string) =>
          Object.entries(assets).flatMap(([file, asset]) =>
            file.endsWith(extension) ? [[file, asset.source().toString()] as const] : [],
          );
        const words = wordsIn([...inlineScripts(), ...read('.js').map(([, code]) => code)]);
        for (const [file, css] of read('.css')) {
          compilation.updateAsset(file, new webpack.sources.RawSource(removeUnused(css, words)));
        }
      });
    });
  }
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

/** Removes the rules for classes that aren't among the words in the code. */
export function removeUnused(css: string, words: ReadonlySet<string>): string {
  const classes = [...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
  const {code} = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    unusedSymbols: classes.filter((name) => !words.has(name) && !prefixedClass.test(name)),
  });
  return code.toString();
}

/**
 * Collects the words in the code. Each distinct line is read only once, since the versions of a page share
 * most lines.
 */
export function wordsIn(code: readonly string[]): Set<string> {
  const lines = new Set<string>();
  for (const text of code) {
    text.split('\n').forEach((line) => lines.add(line));
  }
  const words = new Set<string>();
  for (const line of lines) {
    line.match(/[\w-]+/g)?.forEach((word) => words.add(word));
  }
  return words;
}
