import fs from 'node:fs';
import path from 'node:path';
import {memoizeBy} from '../content/memoize';
import {pageKinds, type PageKind} from '../config/pageKinds';
import {isMemberName} from '../content/headings';
import {Page} from '../content/page';
import {problemAt, problemIf, quote, type TextCheck} from './problem';

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
 * with members only in that slot.
 */
export const templateHeadings: TextCheck = (page) => {
  const {kind = 'page'} = page.frontMatter;
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

  const freeIndex = template.findIndex(({occurrence}) => occurrence === 'free');
  const afterFree = template
    .slice(freeIndex + 1)
    .find((candidate) => headings.some(({text}) => text === candidate.text))?.text;
  const freeEnd = headings.findIndex(({text}) => text === afterFree);
  const hasMembers = template.some(({occurrence}) => occurrence === 'repeat');
  const unexpected = headings
    .filter(({text}) => !names.includes(text) && !(hasMembers && isMemberName(text)))
    .filter(
      (heading) =>
        freeIndex < 0 || (hasMembers && headings.indexOf(heading) > freeEnd && freeEnd >= 0),
    )
    .map(({node, text}) =>
      problemAt(node, {
        found: `the template has no heading "## ${text}"${freeIndex < 0 ? '' : ` after "## ${afterFree}"`}`,
        hint,
      }),
    );
  return [missing, outOfOrder, unexpected];
};

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
