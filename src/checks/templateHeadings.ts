import fs from 'node:fs';
import path from 'node:path';
import {memoizeBy} from '../content/cache/memoize';
import {pageKinds, type PageKind} from '../config/pageKinds';
import {isMemberName} from '../content/page/headings';
import {Page} from '../content/page/page';
import type {Version} from '../content/site/site';
import {
  flattenProblems,
  problemAt,
  problemIf,
  quote,
  type NestedProblems,
  type TextCheck,
} from './problem';

/** The number of times that a page may use a second-level heading from its template. */
type Occurrence = 'once' | 'optional' | 'free' | 'repeat';

interface TemplateHeading {
  text: string;
  occurrence: Occurrence;
}

/** Returns the template for a kind. Reads it on first use, since a page needs only one. */
export const templateOf = memoizeBy(String, (kind: PageKind): Page => {
  const file = path.resolve(__dirname, '../templates', `${kind}.md`);
  return new Page({file, path: path.basename(file), source: fs.readFileSync(file, 'utf8')});
});

/**
 * Requires the page's second-level headings to follow the template for its kind, with named headings in
 * the template's order. Others are allowed only if the template has a free slot for them, and on a page
 * with members only between the list of members and what follows the last slot.
 */
export const templateHeadings: TextCheck = (page) =>
  headingProblems(page, page.frontMatter.kind ?? 'page');

/** Returns the kind that nearly all pages in the folder have, if its template fits the page and its own doesn't. */
export function betterKind(page: Page, {pages}: Version): PageKind | undefined {
  const {kind = 'page'} = page.frontMatter;
  const folder = path.dirname(page.path);
  const kinds = pages
    .filter((other) => other !== page && path.dirname(other.path) === folder)
    .map(({frontMatter}) => frontMatter.kind ?? 'page');
  const usual = kinds.find(
    (candidate) => kinds.filter((other) => other === candidate).length > 0.9 * kinds.length,
  );
  const fits = (candidate: PageKind) =>
    flattenProblems(headingProblems(page, candidate)).length === 0;
  return usual && usual !== kind && kinds.length > 4 && !fits(kind) && fits(usual)
    ? usual
    : undefined;
}

function headingProblems(page: Pick<Page, 'headings'>, kind: PageKind): NestedProblems {
  if (!Object.hasOwn(pageKinds, kind)) {
    return undefined;
  }
  const template = secondLevelOf(kind);
  const headings = page.headings.filter(({depth}) => depth === 2);
  const names = headingNamesOf(kind);
  const hint = `Follow src/templates/${kind}.md`;

  const missing = template
    .filter(
      (candidate) =>
        candidate.occurrence === 'once' && !headings.some(({text}) => text === candidate.text),
    )
    .map(({text}) =>
      problemAt(undefined, {
        found: `the heading "## ${text}" is missing`,
        hint,
        isUnfinished: true,
      }),
    );

  const known = headings.filter(({text}) => names.includes(text));
  const misplaced = known.find(
    ({text}, i) => i > 0 && names.indexOf(text) <= names.indexOf(known[i - 1]?.text ?? ''),
  );
  const outOfOrder = problemIf(misplaced !== undefined, misplaced?.node, {
    found: `the headings are in a different order from ${quote(names)}`,
    hint,
  });

  const firstFree = template.findIndex(({occurrence}) => occurrence === 'free');
  const lastFree = template.findLastIndex(({occurrence}) => occurrence === 'free');
  const hasMembers = template.some(({occurrence}) => occurrence === 'repeat');
  const indexOf = (candidate?: TemplateHeading) =>
    headings.findIndex(({text}) => text === candidate?.text);
  const before = hasMembers ? template[firstFree - 1] : undefined;
  const after = template.slice(lastFree + 1).find((candidate) => indexOf(candidate) >= 0);
  const place = (index: number) => {
    if (firstFree < 0) {
      return '';
    }
    if (index < indexOf(before)) {
      return ` before "## ${before?.text}"`;
    }
    return hasMembers && after && index > indexOf(after) ? ` after "## ${after.text}"` : undefined;
  };
  const unexpected = headings.map(({node, text}, index) => {
    const isKnown = names.includes(text) || (hasMembers && isMemberName(text));
    const where = isKnown ? undefined : place(index);
    return (
      where !== undefined &&
      problemAt(node, {found: `the template has no heading "## ${text}"${where}`, hint})
    );
  });
  return [missing, outOfOrder, unexpected];
}

/** Returns the second-level headings named in the template for a kind. */
export function headingNamesOf(kind: PageKind): string[] {
  return (Object.hasOwn(pageKinds, kind) ? secondLevelOf(kind) : [])
    .filter(({occurrence}) => occurrence === 'once' || occurrence === 'optional')
    .map(({text}) => text);
}

/** Returns a template's second-level headings; the comment after a heading says how often it may occur. */
function secondLevelOf(kind: PageKind): TemplateHeading[] {
  return templateOf(kind)
    .headings.filter(({depth}) => depth === 2)
    .map(({node, text}) => {
      const comment = node.children.find((child) => child.type === 'mdxTextExpression');
      const mark = /\b(optional|free|repeat)\b/.exec(comment?.value ?? '')?.[1];
      return {text, occurrence: (mark as Occurrence | undefined) ?? 'once'};
    });
}
