import {shortenTarget} from '../config/sampleTargets';
import {Page} from '../content/page/page';
import {targetOf} from '../content/reference/entry';
import type {SampleName} from '../content/samples/sampleNames';
import type {LinkedName} from '../highlight/withNames';
import {versionPages} from './versionPages';

declare module 'mdast' {
  interface CodeData {
    /** The documented names in a sample, for the transform that highlights it. */
    names?: LinkedName[];
  }
}

/**
 * Finds the documented names in `qs` samples, and their entries in the version's reference.
 *
 * in:  files.push(file("/DATA/a.txt"))
 * out: the same, with data that links `push` to `CollectionClass`, and `file` to its command
 */
const sampleNames = versionPages(async (tree, {site, version, page: {file, path, source}}) => {
  // Loaded lazily, since it loads the parser, which the site's configuration doesn't need.
  const {sampleNamesOf} = await import('../content/samples/sampleNames');
  const page = new Page({file, path, source, tree});
  for (const [code, names] of sampleNamesOf(page, site, version)) {
    code.data = {...code.data, names: linkedNames(names)};
  }
});

export default sampleNames;

/** Returns the names that the highlighter turns into links. */
export function linkedNames(names: readonly SampleName[]): LinkedName[] {
  return names.map(({at, text, entry}) => ({
    ...at,
    text,
    target: shortenTarget(targetOf(entry), text),
  }));
}
