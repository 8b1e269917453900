import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {shortenTarget} from '../config/sampleTargets';
import {Page} from '../content/page';
import {targetOf} from '../content/reference/entry';
import type {SampleName} from '../content/sampleNames';
import {pathInVersion, readSite, versionOf} from '../content/site';
import type {NamedPlace} from '../language/highlight/colourCode';
import type {SiteOptions} from './checkPage';

declare module 'mdast' {
  interface CodeData {
    /** The names of the platform in a sample, for the transform that colours it. */
    names?: NamedPlace[];
  }
}

/**
 * Finds the names of the platform in `qs` samples, and where the version's reference documents them.
 *
 * in:  files.push(file("/DATA/a.txt"))
 * out: the same, whose data says that `push` is in `CollectionClass`, and that `file` is a command
 */
const sampleNames: Plugin<[SiteOptions], Root> =
  ({siteDir}) =>
  async (tree, file) => {
    // Not with the site's configuration: it loads the parser.
    const {sampleNamesOf} = await import('../content/sampleNames');
    const site = readSite(siteDir);
    const version = versionOf(site, file.path);
    if (!version) {
      return;
    }
    const path = pathInVersion(site, file.path);
    const page = new Page({file: file.path, path, source: String(file.value), tree});
    for (const [code, names] of sampleNamesOf(page, site, version)) {
      code.data = {...code.data, names: namedPlaces(names)};
    }
  };

export default sampleNames;

/** What the highlighter makes links of. */
export function namedPlaces(names: readonly SampleName[]): NamedPlace[] {
  return names.map(({at, text, entry}) => ({
    ...at,
    text,
    place: shortenTarget(targetOf(entry), text),
  }));
}
