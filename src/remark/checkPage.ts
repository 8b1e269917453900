import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';
import {formatProblem, type Problem} from '../checks/problem';
import {Page} from '../content/page/page';
import {pathInVersion, readSite, versionOf} from '../content/site/site';
import {pageWithSource, type SiteOptions} from './versionPages';

/**
 * Fails the build if a page has problems, and reports all of them. Runs first, because the other
 * transforms rely on its checks.
 */
const checkPageTransform: Plugin<[SiteOptions], Root> =
  ({siteDir}) =>
  async (tree, file) => {
    // Loaded lazily: the site's configuration imports this file, but doesn't need the parser.
    const {checkPage} = await import('../checks');
    const site = readSite(siteDir);
    const source = String(file.value);
    const page = versionOf(site, file.path)
      ? // The problems on a versioned page are cached by its source.
        pageWithSource(file.path, source, site)
      : // `liveSources` may have changed the tree.
        new Page({file: file.path, path: pathInVersion(site, file.path), source, tree});
    const problems = checkPage(page, site);
    failWith(
      problems.filter(({isSuggestion}) => !isSuggestion),
      file,
    );
  };

export default checkPageTransform;

/** Fails the build if there are any problems. */
export function failWith(problems: readonly Problem[], file: VFile): void {
  const [first] = problems;
  if (first) {
    const text = problems.map((problem) => formatProblem(problem, file.path, file.cwd)).join('\n');
    file.fail(text, {line: first.line, column: first.column ?? 1}, 'qodly-docs');
  }
}
