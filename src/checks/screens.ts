import {closest} from 'fastest-levenshtein';
import type {Code, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {memoize} from '../content/cache/memoize';
import {nodesOf} from '../content/page/nodes';
import {versionOf, type Version} from '../content/site/site';
import {pluralize} from '../content/text';
import {
  allParts,
  readCells,
  readScreen,
  screenParts,
  type ScreenPart,
} from '../drawings/screens/readScreen';
import {flattenProblems, problemAt, problemIf, type Check, type NestedProblems} from './problem';

/** Parts whose text consists of names on the screen. All other text in a drawing is data. */
const labeledParts = ['panel', 'tabs', 'bar', 'field'];

/**
 * Requires a drawn screen to consist of known parts. Its numbers must match the list below it, and a page in
 * the version must mention each name in it.
 *
 * good: `panel 1: Outline` in a drawing, and below it `1. **Outline**: the classes in the model`
 * bad:  `pannel: Outline`; two parts numbered 1; `panel: Outlines`, which no page names
 */
export const screens: Check = ({tree, file}, site) => {
  const version = versionOf(site, file);
  const codes = nodesOf(tree, 'code').filter(({lang}) => lang === 'screen');
  return flattenProblems(
    codes.map((code): NestedProblems => {
      const index = tree.children.indexOf(code);
      if (index < 0) {
        return problemAt(code, {
          found: 'a drawn screen is inside other content',
          hint: 'Put it at the left margin, with an empty line before and after it',
        });
      }
      const parts = readScreen(code);
      return [
        formProblems(code, parts),
        numberProblems(code, parts, tree.children[index + 1]),
        version && labelProblems(code, allParts(parts), labelsOf(version)),
      ];
    }),
  );
};

/** Checks that all parts are known and have the right number of cells and the right children. */
function formProblems(
  code: Code,
  parts: readonly ScreenPart[],
  parent?: ScreenPart,
): NestedProblems {
  return parts.map((part): NestedProblems => {
    const {name, line: lineOffset, cells, lines} = part;
    const grammar = screenParts[name];
    if (!grammar) {
      const names = Object.keys(screenParts).filter((candidate) => candidate !== 'item');
      return problemAt(code, {
        found: `"${name}" is not part of a drawn screen`,
        hint: `Did you mean "${closest(name.split(/\W/, 1).join(), names)}"? Write one of ${names.join(', ')}, with its text after a colon, or a list entry after "- "`,
        lineOffset,
      });
    }
    const content = parent ? screenParts[parent.name]?.holds : 'parts';
    const isMisplaced =
      content === 'nothing' ||
      (content === 'items' && name !== 'item') ||
      (parent !== undefined && part.indent !== parent.indent + 2);
    const [min, max] = grammar.cells;
    const unevenRow =
      name === 'table' ? lines.find((row) => isUneven(row, cells.length)) : undefined;
    return [
      problemIf(isMisplaced, code, {
        found: `"${name}" is not allowed here, below "${parent?.name}"`,
        hint: 'Indent it two spaces more than the row, column, panel, canvas, or box that contains it',
        lineOffset,
      }),
      problemIf(cells.length < min || cells.length > max, code, {
        found: `"${name}" has ${pluralize(cells.length, 'cell')}`,
        hint: `Give it ${min === max ? min : `${min} to ${max}`}, with "|" between them`,
        lineOffset,
      }),
      problemIf(unevenRow !== undefined, code, {
        found: `the row "${unevenRow?.trim()}" has more or fewer cells than the table has columns`,
        hint: `Give it ${cells.length}`,
        lineOffset,
      }),
      formProblems(code, part.parts, part),
    ];
  });
}

function isUneven(row: string, columns: number): boolean {
  return row.trim() !== '' && readCells(row).length !== columns;
}

/** Checks that the numbers start at 1, and each has an item below that begins with the part's name. */
function numberProblems(
  code: Code,
  top: readonly ScreenPart[],
  next: RootContent | undefined,
): NestedProblems {
  const parts = allParts(top).filter(({number}) => number !== undefined);
  if (parts.length === 0) {
    return undefined;
  }
  const misnumbered = parts.find(({number}, index) => number !== index + 1);
  if (misnumbered) {
    return problemAt(code, {
      found: `the number ${misnumbered.number} is where ${parts.indexOf(misnumbered) + 1} should be`,
      hint: 'Number the parts from 1, from the top of the drawing to the bottom',
      lineOffset: misnumbered.line,
    });
  }
  const items = next?.type === 'list' && next.ordered ? next.children : [];
  if (items.length !== parts.length) {
    return problemAt(code, {
      found: `the drawing has ${pluralize(parts.length, 'number')}, but the list below it has ${pluralize(items.length, 'item')}`,
      hint: 'Write a numbered list right below the drawing, with an item for each number',
    });
  }
  return parts.map(({name, number = 0, cells, line}) => {
    const label = cells[0]?.text ?? '';
    const isNamed = toString(items[number - 1]).startsWith(label);
    return problemIf(['panel', 'text'].includes(name) && !isNamed, code, {
      found: `the number ${number} is "${label}", but its item in the list does not begin with it`,
      hint: `Begin the item with **${label}**`,
      lineOffset: line,
    });
  });
}

/** Checks that the version's pages contain the names on the screen, word for word. */
function labelProblems(
  code: Code,
  parts: readonly ScreenPart[],
  labels: ReadonlySet<string>,
): NestedProblems {
  return parts
    .filter(({name}) => labeledParts.includes(name))
    .map(({name, cells, line}) =>
      (name === 'field' ? cells.slice(0, 1) : cells)
        .map(({text}) => text.replace(/^(?:\[[x ]\]|●) /, ''))
        .filter((label) => /\p{L}{2}/u.test(label) && !labels.has(label))
        .map((label) =>
          problemAt(code, {
            found: `the drawing shows "${label}", but no page in the version has it in bold, in backticks, as a heading, or as a link`,
            hint: `Did you mean "${closest(label, [...labels])}"? Write it as on the screen, and name it in the text`,
            lineOffset: line,
          }),
        ),
    );
}

const markedName = /\*\*([^*\n]+)\*\*|`([^`\n]+)`|^#+ (.+)$|\[([^\]\n]+)\]\(/gm;

/**
 * Returns the names that the version's pages mention: text in bold (labels on the screen), inline
 * code (names of data), headings, and links. Reads them from the source, since parsing all pages
 * takes seconds.
 */
const labelsOf = memoize(({pages}: Version): Set<string> => {
  const labels = new Set<string>();
  for (const {source} of pages) {
    for (const [, ...names] of source.matchAll(markedName)) {
      labels.add((names.find(Boolean) ?? '').replaceAll('*', ''));
    }
  }
  return labels;
});
