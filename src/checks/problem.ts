import path from 'node:path';
import type {Node} from 'unist';
import type {Page} from '../content/page/page';
import {cacheByText} from '../content/cache/pageCache';
import type {Site} from '../content/site/site';

/** A problem on a page, with its position and a hint. */
export interface Problem {
  /** One-based. */
  line: number;
  /** One-based; omitted if the problem concerns the whole line. */
  column?: number;
  /** The page's text at this position, or a description of it. */
  found: string;
  /** Tells the writer how to fix it. */
  hint: string;
  /** Name of the prose rule, which a comment on the page can use to suppress it. */
  rule?: ProseRule;
  /** A matter of judgment: reported, but never fails the check. */
  isSuggestion?: true;
  /** Normal while a page is being written, so the dev server only warns. */
  isUnfinished?: true;
}

/** A problem with the absolute path of its file, which doesn't have to be a page. */
export interface FileProblem extends Problem {
  file: string;
}

/** Rules about prose, which a page can break for a good reason. */
export const proseRules = [
  'doubled-word',
  'filler',
  'heading-case',
  'long-sentence',
  'other-version',
  'passive',
  'phrase',
  'product-name',
  'spelling',
  'unfinished',
] as const;

export type ProseRule = (typeof proseRules)[number];

/** Problems in lists of any depth, with falsy values in place of missing ones, for `flattenProblems`. */
export type NestedProblems<Found extends Problem = Problem> =
  Found | false | '' | undefined | readonly NestedProblems<Found>[];

/** A rule for pages. Returns one problem for each violation. */
export type Check = (page: Page, site: Site) => Problem[];

/** A rule that depends only on the text of a page, not on its location or on other pages. */
export type TextCheck<Result = NestedProblems> = (
  page: Omit<Page, 'file' | 'path' | 'route'>,
) => Result;

/**
 * Combines rules and applies them once per text, since most pages are the same in all versions. `npm run
 * check` caches the problems for its next run.
 *
 * @param name unique name for the rules
 */
export function checkByText(name: string, checks: readonly TextCheck[]): Check {
  return cacheByText(name, (page) => flattenProblems(checks.map((check) => check(page))));
}

interface Offset {
  /** Lines below the start of the node, for content inside a code block. */
  lineOffset?: number;
  /** Column inside a code block. */
  column?: number;
}

export type Finding = Omit<Problem, 'line' | 'column'> & Offset;

/** Returns a problem at a node on the page; without a node, at the page's first line. */
export function problemAt(
  node: Node | undefined,
  {lineOffset = 0, column, ...problem}: Finding,
): Problem {
  const start = node?.position?.start ?? {line: 1, column: 1};
  return {
    line: start.line + lineOffset,
    ...(column !== undefined && {column: start.column + column - 1}),
    ...problem,
  };
}

/** Returns a problem at a node if the condition is met. */
export function problemIf(
  condition: boolean,
  node: Node | undefined,
  finding: Finding,
): Problem | undefined {
  return condition ? problemAt(node, finding) : undefined;
}

/** Flattens a rule's findings into a list of problems. */
export function flattenProblems<Found extends Problem>(findings: NestedProblems<Found>): Found[] {
  return [findings as unknown].flat(Infinity).filter(Boolean) as Found[];
}

/**
 * Formats the message for the writer, which is the same in the build, the dev server, and the tests:
 *
 *     docs/faq.md:12: the link points to the anchor "#limit", but no heading on this page has it. Did you mean "#limits"?
 */
export function formatProblem(
  {line, column, found, hint, isSuggestion}: Problem,
  file: string,
  siteDir: string,
): string {
  const name = path.relative(siteDir, file).split(path.sep).join('/');
  const location = `${name}:${line}${column === undefined ? '' : `:${column}`}`;
  // Terminals and editors expect one line per message.
  const label = isSuggestion ? 'suggestion: ' : '';
  return `${location}: ${label}${found}. ${hint}`.replace(/\s*\n\s*/g, ' ');
}

/** Compares problems by their position on the page. */
export function byPosition(a: Problem, b: Problem): number {
  return a.line - b.line || (a.column ?? 0) - (b.column ?? 0);
}

export function quote(names: Iterable<string>): string {
  return [...names].map((name) => `"${name}"`).join(', ');
}
