import {
  quote,
  type FileProblem,
  type NestedProblems,
  flattenProblems,
} from '../../../checks/problem';
import type {Keywords} from '../../../content/keywords';
import {pluralize} from '../../../content/pluralize';
import type {Site} from '../../../content/site';
import {keywordAddresses} from '../../keywordFiles';
import {didYouMean} from '../../listFiles';

const maxPhrases = 12;
const maxLength = 60;

/** Requires keywords to be for pages and sections that exist, and to be well-formed. */
export function keywordProblems(site: Site): FileProblem[] {
  const {entries, errors} = site.keywords;
  const addresses = keywordAddresses(site, site.versions);
  return flattenProblems<FileProblem>([
    errors.map(({reason, ...place}) => ({
      ...place,
      found: reason,
      hint: 'Write the address and a colon, then each phrase on its own line, after "  - "; put a phrase with ": " or " #" in quotation marks',
    })),
    entries.map((entry) => [
      !addresses.has(entry.address) && orphanProblem(entry, addresses),
      formProblems(entry),
    ]),
  ]);
}

function orphanProblem(
  {file, line, address}: Keywords,
  addresses: ReadonlySet<string>,
): FileProblem {
  const [route = '', anchor = ''] = address.split('#');
  const isPage = addresses.has(route);
  const known = [...addresses].filter((other) => other.startsWith(`${route}#`) === isPage);
  const suggestion = isPage
    ? didYouMean(
        anchor,
        known.map((other) => other.slice(route.length + 1)),
      )
    : didYouMean(route, known);
  return {
    file,
    line,
    found: isPage
      ? `no version of the page "${route}" has a heading with the anchor "${anchor}"`
      : `no version has the page "${route}"`,
    hint: `${suggestion.slice(2)}${suggestion && ' '}Correct the address, or delete the entry`,
  };
}

function formProblems({file, line, address, phrases}: Keywords): NestedProblems<FileProblem> {
  const lower = phrases.map((phrase) => phrase.toLowerCase());
  const repeated = phrases.filter((_, index) => lower.indexOf(lower[index] ?? '') < index);
  const long = phrases.filter((phrase) => phrase.length > maxLength);
  return [
    address.includes('#') &&
      phrases.length > maxPhrases && {
        file,
        line,
        found: `there are ${pluralize(phrases.length, 'phrase')}`,
        hint: `Keep at most ${maxPhrases}`,
      },
    phrases.includes('') && {file, line, found: 'a phrase is empty', hint: 'Delete its line'},
    repeated.length > 0 && {
      file,
      line,
      found: `repeated phrases: ${quote(repeated)}`,
      hint: 'Write each once',
    },
    long.length > 0 && {
      file,
      line,
      found: `phrases longer than ${maxLength} characters: ${quote(long)}`,
      hint: 'Write what readers would type into the search box',
    },
  ];
}
