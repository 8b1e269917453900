import {lint} from 'markdownlint/sync';
import type {Configuration, FixInfo, LintError} from 'markdownlint';
import type {Check, Fault} from '../fault';
import type {Mend} from '../mend';
import {outlinesOf} from './outline';
import {rememberBySource} from './rememberBySource';

/** All rules of markdownlint but those that MDX, our own rules or the form of our tables contradict. */
const rules: Configuration = {
  default: true,
  // Checked by `headingLevels`, `bareUrls`, `components`, `codeBlocks`, `images` and `tableCells`.
  MD001: false,
  MD025: false,
  MD033: false,
  MD034: false,
  MD040: false,
  MD041: false,
  MD045: false,
  MD056: false,
  // Checked by `links`, which knows anchors as Docusaurus makes them.
  MD051: false,
  MD004: {style: 'dash'},
  // Two would break the line, which no one sees in an editor.
  MD009: {br_spaces: 0},
  // A line is a paragraph.
  MD013: false,
  // Each component has its "Properties".
  MD024: {siblings_only: true},
  // Steps go on behind a sample that stands between them.
  MD029: false,
  // Samples of QodlyScript have tabs.
  MD010: {code_blocks: false},
  // `REST Handler: ` is what the server sends.
  MD038: false,
  // The bars of a table stand as the writer likes.
  MD060: false,
};

/** With one style each, where a page may choose: blocks of several pages are looked at together. */
const strictRules: Configuration = {
  ...rules,
  MD003: {style: 'atx'},
  MD035: {style: '---'},
  MD046: {style: 'fenced'},
  MD048: {style: 'backtick'},
  MD049: {style: 'asterisk'},
  MD050: {style: 'asterisk'},
  MD055: {style: 'leading_and_trailing'},
};

/** Outlines of blocks in which nothing is to be found. */
const inOrder = new Set<string>();

/**
 * The Markdown is in one form, so that it reads well in an editor and a diff is what has changed.
 *
 * good: an empty line around headings, lists and code blocks, `-` for lists
 * bad:  spaces at the end of a line, two empty lines, `*` for lists
 */
export const markdownStyle: Check = rememberBySource(({source}) => {
  const markdown = withoutComments(source);
  if (isInOrder(markdown)) {
    return [];
  }
  const starts = lineStarts(source);
  return findFaults(markdown, rules).map((error) => toFault(error, source, starts));
});

function findFaults(page: string, config: Configuration): LintError[] {
  return lint({strings: {page}, config, noInlineConfig: true}).page ?? [];
}

/** Is the page in order, by its outlines? To parse the whole page again takes ten times as long. */
function isInOrder(markdown: string): boolean {
  const outlines = outlinesOf(markdown);
  const fresh = [...new Set(outlines)].filter((outline) => !inOrder.has(outline));
  // A paragraph between them, so that they are lists and tables of their own.
  const page = ['x', ...fresh].join('\n\nx\n\n') + '\n';
  if (!outlines || (fresh.length > 0 && findFaults(page, strictRules).length > 0)) {
    return false;
  }
  fresh.forEach((outline) => inOrder.add(outline));
  return true;
}

/** Comments of MDX, filled up to the same length: Markdown would take their stars for emphasis. */
function withoutComments(source: string): string {
  return source.replace(/\{\/\*[\s\S]*?\*\/\}/g, (comment) => comment.replace(/\S/g, 'x'));
}

function toFault(error: LintError, source: string, starts: readonly number[]): Fault {
  const {lineNumber, ruleNames, ruleDescription, errorDetail, errorContext, fixInfo} = error;
  const context = errorContext ? ` in "${errorContext}"` : '';
  const mend = fixInfo && mendOf(fixInfo, lineNumber, source, starts);
  return {
    line: lineNumber,
    found: `the form of the Markdown${context}${errorDetail ? `: ${errorDetail}` : ''}`,
    hint: `${ruleDescription} (${ruleNames[0]})${mend ? '; --fix does it' : ''}`,
    ...(mend && {mend}),
  };
}

function mendOf(
  {lineNumber, editColumn = 1, deleteCount = 0, insertText = ''}: FixInfo,
  lineOfFault: number,
  source: string,
  starts: readonly number[],
): Mend {
  const line = lineNumber ?? lineOfFault;
  const start = starts[line - 1] ?? source.length;
  const from = start + editColumn - 1;
  return deleteCount < 0
    ? {from: start, to: starts[line] ?? source.length, text: ''}
    : {from, to: from + deleteCount, text: insertText};
}

/** Offsets of the lines' first characters. */
function lineStarts(source: string): number[] {
  return [0, ...[...source.matchAll(/\n/g)].map(({index}) => index + 1)];
}
