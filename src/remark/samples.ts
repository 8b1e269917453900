import type {Precedence} from 'qodlyscript';
import {shortenTarget} from '../config/sampleTargets';
import {Page} from '../content/page/page';
import {targetOf} from '../content/reference/entry';
import type {SampleName} from '../content/samples/sampleNames';
import {precedenceOf} from '../content/site/versionOrder';
import type {LinkedName} from '../highlight/highlightCode';
import {versionPages} from './versionPages';

declare module 'mdast' {
  /** Data that this transform stores on a code block for the one that highlights it. */
  interface CodeData {
    /** The documented names in the sample. */
    names?: LinkedName[];
    /** Set if the browser can run the sample: how its version groups operators. */
    run?: Precedence;
    /** Name of the method or class that the sample defines for the page's other samples. */
    definition?: string;
  }
}

/**
 * Finds the documented names in `qs` samples, and the samples that readers can run, with those that define
 * methods and classes for them.
 *
 * in:  files.push(file("/DATA/a.txt"))
 * out: the same, with data that links `push` to `CollectionClass`, and `file` to its command
 */
const samples = versionPages(async (tree, {site, version, page: {file, path, source}}) => {
  // Loaded lazily, since they load the parser, which the site's configuration doesn't need.
  const {sampleNamesOf} = await import('../content/samples/sampleNames');
  const {runnableSamplesOf} = await import('../content/samples/runnableSamples');
  const page = new Page({file, path, source, tree});
  for (const [code, names] of sampleNamesOf(page, site, version)) {
    code.data = {...code.data, names: linkedNames(names)};
  }
  const run = precedenceOf(version.label);
  const {runnable, definitions} = runnableSamplesOf(page.samples, run);
  runnable.forEach((code) => (code.data = {...code.data, run}));
  definitions.forEach((definition, code) => (code.data = {...code.data, definition}));
});

export default samples;

/** Returns the names that the highlighter turns into links. */
export function linkedNames(names: readonly SampleName[]): LinkedName[] {
  return names.map(({at, text, entry}) => ({
    ...at,
    text,
    target: shortenTarget(targetOf(entry), text),
  }));
}
