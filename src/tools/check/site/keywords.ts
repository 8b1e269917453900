import {
  quote,
  type FileProblem,
  type NestedProblems,
  flattenProblems,
} from '../../../checks/problem';
import type {Keywords} from '../../../content/site/keywords';
import type {Site} from '../../../content/site/site';
import {pluralize} from '../../../content/text';
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
      !addresses.has(entry.address) && {
        file: entry.file,
        line: entry.line,
        found: `no version has the page or heading "${entry.address}"${didYouMean(entry.address, addresses)}`,
        hint: 'Correct the address, or delete the entry',
      },
      formProblems(entry),
    ]),
  ]);
}

function formProblems({file, line, address, phrases}: Keywords): NestedProblems<FileProblem> {
  const lower = phrases.map((phrase) => phrase.toLowerCase());
  const wrong = phrases.filter(
    (phrase, index) =>
      phrase === '' || phrase.length > maxLength || lower.indexOf(phrase.toLowerCase()) < index,
  );
  return [
    address.includes('#') &&
      phrases.length > maxPhrases && {
        file,
        line,
        found: `there are ${pluralize(phrases.length, 'phrase')}`,
        hint: `Keep at most ${maxPhrases}`,
      },
    wrong.length > 0 && {
      file,
      line,
      found: `phrases that are empty, repeated, or longer than ${maxLength} characters: ${quote(wrong)}`,
      hint: 'Write each once, as readers would type it into the search box',
    },
  ];
}
