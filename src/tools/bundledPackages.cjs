/** The packages that the site's tools load as bundles, written by `bundlePackages.cjs`. */
const {spawnSync} = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const packages = [
  'cspell-trie-lib',
  'diff',
  'js-yaml',
  'markdownlint/sync',
  'mdast-util-gfm-table',
  'mdast-util-to-string',
  'micromark-extension-gfm-table',
  'remark-directive',
  'remark-frontmatter',
  'remark-gfm',
  'remark-mdx',
  'remark-parse',
  'unified',
  'unist-util-visit-parents',
];

/** in: `markdownlint/sync`; out: `markdownlint-sync` */
const fileOf = (name) => name.replaceAll('/', '-');

/**
 * Returns the path of each package's bundle, keyed by package. Bundles again when the installed packages
 * change.
 *
 * @returns {Record<string, string>} empty if bundling fails
 */
function readBundles(cacheFolder) {
  const builder = path.join(__dirname, 'bundlePackages.cjs');
  const installed = path.resolve(__dirname, '../../node_modules/.package-lock.json');
  if (!fs.existsSync(installed)) {
    return {};
  }
  const states = [installed, builder, __filename].map((file) => fs.statSync(file).mtimeMs);
  const folder = path.join(cacheFolder, `packages-${states.map(Math.round).join('-')}`);
  if (!fs.existsSync(folder)) {
    spawnSync(process.execPath, [builder, folder], {stdio: 'ignore'});
  }
  return fs.existsSync(folder)
    ? Object.fromEntries(packages.map((name) => [name, path.join(folder, `${fileOf(name)}.cjs`)]))
    : {};
}

module.exports = {fileOf, packages, readBundles};
