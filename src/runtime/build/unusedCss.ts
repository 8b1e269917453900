import fs from 'node:fs';
import path from 'node:path';
import {transform} from 'lightningcss';
import type {Compiler, sources} from 'webpack';

const name = 'UnusedCssPlugin';

/** Matches classes whose names components build from a prefix and a value. */
const prefixedClass = /^(?:theme-admonition|language)-/;

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

/**
 * Removes the rules for classes that no code mentions, then the custom properties that nothing reads.
 * Infima sets hundreds of those.
 *
 * @param sheets the site's stylesheets, which read each other's properties
 * @param code all code that may mention a class or a property, in any language
 */
export function removeUnused(sheets: readonly string[], code: readonly string[]): string[] {
  const words = wordsIn(code);
  const remaining = sheets.map((css) => {
    const classes = [...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
    const {code: rest} = transform({
      filename: 'styles.css',
      code: Buffer.from(css),
      unusedSymbols: classes.filter((name) => !words.has(name) && !prefixedClass.test(name)),
    });
    return rest.toString();
  });
  return removeUnusedProperties(remaining, words);
}

/**
 * Collects the words in the code. Each distinct line is read only once, since the versions of a page share
 * most lines.
 */
function wordsIn(code: readonly string[]): Set<string> {
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

/** Removes unused properties until nothing changes, since removing one can orphan another. */
function removeUnusedProperties(sheets: readonly string[], words: ReadonlySet<string>): string[] {
  const usedNames = new Set(
    [...sheets.join('').matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name),
  );
  let hasRemoved = false;
  const remaining = sheets.map((css) => {
    const {code} = transform({
      filename: 'styles.css',
      code: Buffer.from(css),
      visitor: {
        Declaration: {
          custom: ({name}) => {
            if (!name.startsWith('--') || usedNames.has(name) || words.has(name)) {
              return undefined;
            }
            hasRemoved = true;
            return [];
          },
        },
      },
    });
    return code.toString();
  });
  return hasRemoved ? removeUnusedProperties(remaining, words) : remaining;
}
