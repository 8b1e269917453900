import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {languageFactsOf} from '../content/languageFacts';
import {restFactsOf} from '../content/restFacts';
import {treeOf, versionTrees, type VersionTree} from '../content/trees';
import {failWithAll} from './fail';
import {sampleFaults, type SampleContext} from './sampleFaults';
import type {SiteOptions} from './siteOptions';

/**
 * Checks every sample of a page against the language and the API of the page's version.
 *
 * in:
 *     ```qs
 *     result = lenght("Qodly")
 *     ```
 * out: the same; here the build stops:
 *     docs/page.md:2:10: there is no command "lenght". Write "length", …
 *
 * The mark `fragment` exempts a `qs` or `json` sample that does not parse, `wrong` one that is
 * wrong on purpose; a mark that is not true stops the build too.
 */
const checkSamples: Plugin<[SiteOptions], Root> =
  ({siteDir}) =>
  (tree, file) => {
    // Pages outside the trees, such as the style page, speak of the upcoming version.
    const version = treeOf(siteDir, file.path) ?? versionTrees(siteDir)[0];
    if (version) {
      failWithAll(file, sampleFaults(tree, sampleContextOf(siteDir, version)));
    }
  };

export default checkSamples;

/** What the samples of a version are checked against. */
export function sampleContextOf(siteDir: string, tree: VersionTree): SampleContext {
  return {
    version: tree.label,
    language: languageFactsOf(siteDir, tree),
    rest: restFactsOf(tree.directory),
  };
}
