import type {TableRow} from 'mdast';
import {versionOf} from '../content/site/site';
import {readTerm, termRowsOf, termsRoute} from '../content/names/terms';
import {flattenProblems, problemAt, problemIf, type Check, type NestedProblems} from './problem';

/** Maximum length that fits on a card. */
const maxLength = 160;

/**
 * Requires each term on the list to have a name, a link, and one sentence, and the terms in a table to be
 * in alphabetical order.
 *
 * good: `| [entity](./guides/data-model-objects.md#entity) | An object that represents one record. |`
 * bad:  `| entity | an object. It represents one record. |`
 */
export const terms: Check = (page, site) => {
  const isList = versionOf(site, page.file) !== undefined && page.route === termsRoute;
  const rows = isList ? termRowsOf(page.tree) : [];
  const known = new Set<string>();
  const problems = rows.map((row, index): NestedProblems => {
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
  return flattenProblems(problems);
};

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
