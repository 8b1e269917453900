import type {FixInfo, LintError} from 'markdownlint';
import type {Check, Fault} from '../fault';
import type {Fix} from '../fix';
import {isInOrder} from './isInOrder';
import {lintMarkdown, rules} from './lintMarkdown';
import type {Page} from '../../content/page';
import {memoizeBy} from '../../content/memoize';
import {cacheLocally} from '../../content/pageCache';

/**
 * The Markdown is consistently formatted, which keeps it readable in editors and diffs small.
 *
 * good: an empty line around headings, lists and code blocks, `-` for lists
 * bad:  spaces at the end of a line, two empty lines, `*` for lists
 */
export const markdownStyle: Check = cacheLocally(
  'markdownStyle',
  memoizeBy(
    ({source}: Page) => source,
    ({source}) => {
      if (isInOrder(source)) {
        return [];
      }
      const starts = lineStarts(source);
      return lintMarkdown(source, rules).map((error) => toFault(error, source, starts));
    },
  ),
);

function toFault(error: LintError, source: string, starts: readonly number[]): Fault {
  const {lineNumber, ruleNames, ruleDescription, errorDetail, errorContext, fixInfo} = error;
  const context = errorContext ? ` in "${errorContext}"` : '';
  const fix = fixInfo && fixOf(fixInfo, lineNumber, source, starts);
  return {
    line: lineNumber,
    found: `the form of the Markdown${context}${errorDetail ? `: ${errorDetail}` : ''}`,
    hint: `${ruleDescription} (${ruleNames[0]})${fix ? '; --fix does it' : ''}`,
    ...(fix && {fix}),
  };
}

function fixOf(
  {lineNumber, editColumn = 1, deleteCount = 0, insertText = ''}: FixInfo,
  lineOfFault: number,
  source: string,
  starts: readonly number[],
): Fix {
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
