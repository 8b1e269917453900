import type {TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Page} from '../content/page';
import {versionOf, type Version} from '../content/site';
import {
  readTerm,
  termParagraphsOf,
  termRowsOf,
  termsIn,
  termsOf,
  termsRoute,
} from '../content/terms';
import {
  flattenProblems,
  problemAt,
  problemIf,
  type Check,
  type NestedProblems,
  type Problem,
} from './problem';
import {keyLine} from './frontMatter';

/** Maximum length that fits on a card. */
const maxLength = 160;

/**
 * Requires each term on the list to have a name, a link, and one sentence, and the terms in a table to be
 * in alphabetical order. Each of a page's `ordinary_words` must be a term that the page uses.
 *
 * good: `| [entity](./guides/data-model-objects.md#entity) | An object that represents one record. |`
 * bad:  `| entity | an object. It represents one record. |`, or `ordinary_words: [car]`
 */
export const terms: Check = (page, site) => {
  const version = versionOf(site, page.file);
  return flattenProblems([
    version && page.route === termsRoute && rowProblems(page),
    version && ordinaryWordProblems(page, version),
  ]);
};

function rowProblems(page: Page): NestedProblems {
  const rows = termRowsOf(page.tree);
  const known = new Set<string>();
  return rows.map((row, index) => {
    const [term] = readTerm(row);
    if (!term) {
      return problemAt(row, {
        found: 'the row has no link to an explanation of the term',
        hint: 'Write | [term](./page.md#section), other name | One sentence. |',
      });
    }
    const duplicates = term.names.filter((name) => known.has(name));
    term.names.forEach((name) => known.add(name));
    return [
      duplicates.map((name) =>
        problemAt(row, {found: `the term "${name}" is listed twice`, hint: 'Keep one of the rows'}),
      ),
      orderProblem(row, rows[index - 1]),
      meaningProblem(row, term.meaning),
    ];
  });
}

function orderProblem(row: TableRow, before: TableRow | undefined): NestedProblems {
  const [term] = readTerm(row);
  const [other] = before && isNextTo(before, row) ? readTerm(before) : [];
  return (
    term &&
    other &&
    problemIf(term.name.localeCompare(other.name, 'en') < 0, row, {
      found: `the term "${term.name}" follows "${other.name}"`,
      hint: 'Sort the terms in a table alphabetically',
    })
  );
}

/** Returns true if the rows belong to the same table. */
function isNextTo(before: TableRow, row: TableRow): boolean {
  return before.position?.end.line === (row.position?.start.line ?? 0) - 1;
}

function meaningProblem(row: TableRow, meaning: string): NestedProblems {
  const isSentence = /^[^.!?]+(?:[.!?]\S[^.!?]*)*\.$/.test(meaning);
  return problemIf(!isSentence || meaning.length > maxLength, row, {
    found: `the meaning "${meaning}" has ${meaning.length} characters`,
    hint: `Write one sentence of at most ${maxLength} characters, with a period`,
  });
}

function ordinaryWordProblems(page: Page, version: Version): Problem[] {
  const words = page.frontMatter.ordinary_words ?? [];
  if (words.length === 0) {
    return [];
  }
  const listed = new Set(termsOf(version).map(({name}) => name));
  const stems = termsOf(version)
    .filter(({name}) => words.includes(name))
    .flatMap(({names}) => names.map(stemOf));
  const used = new Set(
    termParagraphsOf(page.tree)
      .flatMap(({children}) => children.filter(({type}) => type === 'text' || type === 'link'))
      .map((node) => toString(node))
      // Most text contains none of the words, and looking for all terms is slow.
      .filter((text) => stems.some((stem) => text.toLowerCase().includes(stem)))
      .flatMap((text) => termsIn(text, version).map(({term}) => term.name)),
  );
  const line = keyLine(page.source, 'ordinary_words');
  return words.flatMap((word): Problem[] => {
    if (!listed.has(word)) {
      const found = `"${word}" is an ordinary word here, but the version has no such term`;
      return [{line, found, hint: `Write the name of a term in ${termsRoute}.md, or delete it`}];
    }
    return used.has(word)
      ? []
      : [{line, found: `the page does not use the ordinary word "${word}"`, hint: 'Delete it'}];
  });
}

/** in: `Entity selection`, `entity`; out: `entit` for both, a prefix of every spelling, even across lines */
function stemOf(name: string): string {
  const [first = ''] = name.toLowerCase().split(' ');
  return first.replace(/y$/, '');
}
