import fs from 'node:fs';
import path from 'node:path';

/** One version of the documentation: its folder of pages. */
export interface VersionTree {
  /** As Docusaurus names it: `current`, `1.1.0`, `1.0.0`. */
  name: string;
  /** As readers see it: `next`, `1.1.0`, `1.0.0`. */
  label: string;
  /** Absolute path of the folder. */
  directory: string;
}

/** The version at the root of the site: Docusaurus takes the first of versions.json. */
export function latestVersion(siteDir: string): string {
  const [latest = ''] = releasedVersions(siteDir);
  return latest;
}

/** The version trees of the site in `siteDir`, the upcoming one first. Source: versions.json. */
export function versionTrees(siteDir: string): VersionTree[] {
  return [
    {name: 'current', label: 'next', directory: path.join(siteDir, 'docs')},
    ...releasedVersions(siteDir).map((version) => ({
      name: version,
      label: version,
      directory: path.join(siteDir, 'versioned_docs', `version-${version}`),
    })),
  ];
}

function releasedVersions(siteDir: string): string[] {
  return JSON.parse(fs.readFileSync(path.join(siteDir, 'versions.json'), 'utf8')) as string[];
}

/** Paths of the pages below `directory`, relative to it, sorted; partials (`_name.md`) left out. */
export function pagePaths(directory: string): string[] {
  if (!fs.existsSync(directory)) {
    return [];
  }
  return fs
    .readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.mdx?$/.test(file) && !file.split('/').some((part) => part.startsWith('_')))
    .sort();
}

/** The page's route below its version: `api/$filter.md` gives `api/$filter`. */
export function pageRoute(pagePath: string): string {
  return pagePath.replace(/\.mdx?$/, '');
}

/** Path of a page below its tree, from its absolute path: `api/$filter.md`. */
export function pagePathIn({directory}: VersionTree, file: string): string {
  return path.relative(directory, file).split(path.sep).join('/');
}

/** The tree that the page at the absolute path `file` belongs to, or undefined. */
export function treeOf(siteDir: string, file: string): VersionTree | undefined {
  return versionTrees(siteDir).find((tree) => file.startsWith(tree.directory + path.sep));
}
