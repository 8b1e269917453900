import type {FileProblem} from '../../../checks/problem';
import {termWords} from '../../../checks/style/words';
import {memoizeBy} from '../../../content/cache/memoize';
import {termsIn, termsOf, termsRoute} from '../../../content/names/terms';
import type {Page} from '../../../content/page/page';
import type {Site, Version} from '../../../content/site/site';
import {nameOfFile} from '../../listFiles';

/**
 * Requires pages to use each term on their version's list. The list must contain each term that they use:
 * words specific to the platform, and terms that another version lists.
 */
export function termProblems(site: Site, version: Version): FileProblem[] {
  const list = version.pages.find(({route}) => route === termsRoute);
  if (!list || termsOf(version).length === 0) {
    return [];
  }
  const others = version.pages.filter((page) => page !== list);
  return [
    ...findUnusedTerms(version, others).map((found) => ({
      found,
      hint: 'Delete its row',
    })),
    ...findMissingTerms(site, version, others).map(({name, page}) => ({
      found: `${nameOfFile(site, page.file)} uses the term "${name}", which the list of terms lacks`,
      hint: 'Add a row',
    })),
  ].map((problem) => ({file: list.file, line: lineOfTerms(list), ...problem}));
}

function findUnusedTerms(version: Version, pages: readonly Page[]): string[] {
  const unused = new Set(termsOf(version).map(({name}) => name));
  for (const page of pages) {
    if (unused.size === 0) {
      break;
    }
    termsIn(textOf(page), version).forEach(({term}) => unused.delete(term.name));
  }
  return [...unused].map((name) => `no other page uses the term "${name}"`);
}

/** Returns the terms missing from the list, each with the first page that uses it. */
function findMissingTerms(
  site: Site,
  version: Version,
  pages: readonly Page[],
): {name: string; page: Page}[] {
  const listedNames = termsOf(version).flatMap(({names}) => names);
  const isListed = (name: string) =>
    listedNames.some((candidate) => candidate.toLowerCase() === name.toLowerCase());
  const undefinedTerms = termWords.filter(
    (word) => !termsIn(word, version).some(({start, end}) => end - start === word.length),
  );
  const termsInOtherVersions = site.versions
    .filter((other) => other !== version)
    .flatMap(termsOf)
    .map(({name}) => name)
    .filter((name) => !isListed(name));
  return [...new Set([...undefinedTerms, ...termsInOtherVersions])].flatMap((name) => {
    const pattern = new RegExp(`(?<![\\w-])${name.replaceAll(' ', '\\s+')}(?:e?s)?(?![\\w-])`, 'i');
    const page = pages.find((candidate) => pattern.test(textOf(candidate)));
    return page ? [{name, page}] : [];
  });
}

function lineOfTerms({source}: Page): number {
  return source.split('\n').findIndex((line) => line.startsWith('| Term |')) + 1;
}

/** Returns a page's text without code, comments, and URLs. Parsing all pages would take too long. */
const textOf = memoizeBy(
  ({source}: Page) => source,
  ({source}) =>
    source
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .replace(/^(\s*)(`{3,})[\s\S]*?^\s*\2/gm, '')
      .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
      .replace(/`[^`\n]*`/g, '')
      .replace(/\]\([^)]*\)/g, ']'),
);
