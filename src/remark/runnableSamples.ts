import {precedenceOf} from '../content/site/versionOrder';
import {readSamples} from '../content/page/samples';
import {versionPages} from './versionPages';

/**
 * Marks the samples that readers can run, and those that define methods and classes for them.
 *
 * in:  a `qs` fence with `name = "An" + "na"`
 * out: the same, with data that says how the version groups operators
 */
const runnableSamples = versionPages(async (tree, {version}) => {
  // Loaded lazily, since it loads the parser, which the site's configuration doesn't need.
  const {runnableSamplesOf} = await import('../content/samples/runnableSamples');
  const precedence = precedenceOf(version.label);
  const {runnable, definitions} = runnableSamplesOf(readSamples(tree), precedence);
  runnable.forEach((code) => (code.data = {...code.data, run: precedence}));
  definitions.forEach((definition, code) => (code.data = {...code.data, definition}));
});

export default runnableSamples;
