import type {Heading} from 'mdast';
import {nodesOf} from '../../content/page/nodes';
import type {Page} from '../../content/page/page';
import {sentencesOf} from '../../content/page/prose';
import {problemAt, problemIf, type NestedProblems, type TextCheck} from '../problem';
import {isEnglishWord, isProperName} from './dictionary';
import {customWordFor, productNames} from './words';

/** Nouns that can follow a label: "the Contextual panel". */
const labelNouns = 'area|button|component|dialog|editor|folder|list|menu|page|panel|section|tab';

/** A capitalized word after another word, except after a period or in a name such as "Qodly Server". */
const capital = new RegExp(
  `(?<=[^.:?!\\s]\\s+)(?<!Qodly )\\p{Lu}\\p{Ll}+(?!\\p{L})(?!(?: \\p{Lu}\\p{Ll}+)* (?:${labelNouns})\\b)`,
  'gu',
);

/**
 * Requires sentence case in headings: only names, and labels that the text also capitalizes, have capitals.
 *
 * good: "## Read a file", "## Use Google Workspace", "## The Contextual panel", "## The **Overview**"
 * bad:  "## Read A File", "## read a file"
 */
export const headingCase: TextCheck = (page) => {
  const names = capitalWordsOf(page);
  return nodesOf(page.tree, 'heading').map((heading) => [
    lowercaseStart(heading),
    runsIn(heading).map((run) => problemsOf(run, heading, names)),
  ]);
};

/** Names of programs that are also English words. */
const lowercaseNames = /^(?:awk|bash|cat|cron|curl|find|git|grep|make|screen|sed|touch|vim)$/;

/** Reports a heading that begins with a lowercase English word, other than "npm", "iOS", or code. */
function lowercaseStart(heading: Heading): NestedProblems {
  const [first] = heading.children;
  const word =
    first?.type === 'text' ? (/^\p{Ll}+(?![\p{L}\d_.])/u.exec(first.value)?.[0] ?? '') : '';
  return problemIf(isEnglishWord(word) && !lowercaseNames.test(word), heading, {
    rule: 'heading-case',
    found: `a heading that begins with "${word}"`,
    hint: `Write "${word.charAt(0).toUpperCase()}${word.slice(1)}"; a lowercase name needs backticks`,
  });
}

/** A capitalized word, and whether it is (part of) a known name. */
interface Word {
  text: string;
  isName: boolean;
  /** True for the word before the run, which may be capitalized because it begins the heading. */
  isFirst?: true;
}

/** Matches the names in `names.txt`. */
const listedName = new RegExp(
  `(?<!\\p{L})(?:${[...productNames].sort((a, b) => b.length - a.length).join('|')})(?!\\p{L})`,
  'gu',
);

/** Returns the runs of capitalized words in a heading. Skips labels and code. */
function runsIn(heading: Heading): Word[][] {
  return heading.children
    .filter((child) => child.type === 'text')
    .flatMap(({value}) => {
      const text = value.replace(/’/g, "'");
      const listed = [...text.matchAll(listedName)];
      const isListed = (at: number) =>
        listed.some(({0: name, index}) => index <= at && at < index + name.length);
      const runs: Word[][] = [];
      let end = -1;
      for (const {0: word, index} of text.matchAll(capital)) {
        const isName = isListed(index) || isNameOnItsOwn(word);
        if (end >= 0 && text.slice(end, index) === ' ') {
          runs.at(-1)?.push({text: word, isName});
        } else {
          runs.push([...wordBefore(text.slice(0, index), isListed), {text: word, isName}]);
        }
        end = index + word.length;
      }
      return runs;
    });
}

/** Returns the capitalized word at the end of the text: the beginning of the heading, or of a name. */
function wordBefore(text: string, isListed: (at: number) => boolean): Word[] {
  const match = /(\p{Lu}[\p{L}\d.]*) $/u.exec(text);
  const [, word] = match ?? [];
  return word
    ? [{text: word, isName: isListed(match?.index ?? -1) || isNameOnItsOwn(word), isFirst: true}]
    : [];
}

function problemsOf(
  run: readonly Word[],
  heading: Heading,
  names: ReadonlySet<string>,
): NestedProblems {
  // Words that follow a name are part of it: "Microsoft Entra Connect".
  const start = run.findIndex(({isName}) => isName);
  const unknown = run
    .slice(0, start < 0 ? undefined : start)
    .filter(({isFirst}) => !isFirst)
    .map(({text}) => text)
    .filter((word) => !names.has(word) && !names.has(word.replace(/s$/, '')));
  if (unknown.length > 1 && !run[0]?.isFirst) {
    return problemAt(heading, {
      rule: 'heading-case',
      isSuggestion: true,
      found: `"${unknown.join(' ')}" in a heading begins with capitals`,
      hint: `Write "${unknown.join(' ').toLowerCase()}"; ${exceptionsHint}`,
    });
  }
  return unknown.map((word) =>
    problemAt(heading, {
      rule: 'heading-case',
      found: `"${word}" in a heading begins with a capital`,
      hint: `Write "${word.toLowerCase()}"; ${exceptionsHint}`,
    }),
  );
}

const exceptionsHint =
  'put a label in bold, or add a name to src/checks/style/names.txt with its capitals';

/** Returns true for a name, which keeps its capital: "Grafana", "Amazon". */
function isNameOnItsOwn(word: string): boolean {
  return customWordFor(word) === word || isProperName(word) || /\p{Ll}\p{Lu}/u.test(word);
}

/** Returns the words that the page's text capitalizes within a sentence, or as a label. */
function capitalWordsOf(page: Pick<Page, 'tree'>): Set<string> {
  const labels = nodesOf(page.tree, 'strong').flatMap((label) => nodesOf(label, 'text'));
  const sentenceTexts = sentencesOf(page)
    .filter(({block}) => block.type !== 'heading')
    .map(({text}) => text.replace(/^\W*\w+/, ''));
  return new Set(
    [...labels.map(({value}) => value), ...sentenceTexts].flatMap(
      (text) => text.match(/\p{Lu}\p{Ll}+/gu) ?? [],
    ),
  );
}
