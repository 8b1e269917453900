import type {Root, RootContent, Table, TableRow} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {attributeValue, cellTexts, isBadges, nodesOf, type JsxElement} from '../content/page/nodes';
import type {PageHeading} from '../content/page/headings';
import type {Page} from '../content/page/page';
import {oldestVersion, pageAt, versionOf, type Site, type Version} from '../content/site/site';
import {flattenProblems, problemAt, problemIf, type Check, type Problem} from './problem';

/**
 * Disallows badges that contradict the pages in another version. Anything that a page calls new in a
 * version must be missing from older versions and present from that version on.
 *
 * A badge describes the page (before the first heading), a heading (in or right below it), or a
 * table row (in its first cell). For a badge in running text, only the version is checked. A missing
 * page proves nothing, except for commands and classes, which all have a page.
 */
export const badges: Check = (page, site) => {
  const own = versionOf(site, page.file);
  if (!own || !/<(?:Since|Changed)\b/.test(page.source)) {
    return [];
  }
  return flattenProblems(
    readBadges(page).map(
      (badge) => versionProblem(badge, own, site) ?? claimProblem(badge, page, own, site),
    ),
  );
};

interface Badge {
  element: JsxElement;
  version: string;
  /** The part of the page that it describes, for the message: `the row "limit"`. */
  subject: string;
  /** Returns true if another version of the page has it. Omitted if pages can't tell. */
  isIn?: (page: Page) => boolean;
}

/** Returns the problem with the badge's version; undefined if it's correct. */
function versionProblem({element, version}: Badge, own: Version, site: Site): Problem | undefined {
  const labels = site.versions.map(({label}) => label);
  const written = `<${element.name} version="${version}">`;
  // If the preceding version is retired, its pages can't contradict the badge.
  const isUnverifiable =
    element.name === 'Changed' && version === own.label && site.retired.length > 0;
  if (own === oldestVersion(site) && !isUnverifiable) {
    return problemAt(element, {
      found: `<${element.name}> in the oldest version`,
      hint: 'Remove later additions',
    });
  }
  if (!labels.includes(version)) {
    return problemAt(element, {
      found: `${written} names an unknown version`,
      hint: `Write one of ${[...labels].reverse().join(', ')}`,
    });
  }
  // The upcoming version comes first.
  return problemIf(labels.indexOf(version) < labels.indexOf(own.label), element, {
    found: `${written} is in the older version ${own.label}`,
    hint: 'Remove later additions',
  });
}

function claimProblem(
  {element, version, subject, isIn}: Badge,
  page: Page,
  own: Version,
  site: Site,
): Problem | undefined {
  if (!isIn) {
    return undefined;
  }
  const {kind} = page.frontMatter;
  const isReference = kind === 'class' || kind === 'command';
  const oldestFirst = [...site.versions].reverse();
  const claimedIndex = oldestFirst.findIndex(({label}) => label === version);
  const presence = oldestFirst.map((other) => {
    const otherPage = other === own ? page : pageAt(other, page.path);
    const isReadable = otherPage && !otherPage.syntaxError;
    return isReadable ? isIn(otherPage) : isReference ? false : undefined;
  });
  const olderIndex = presence.findIndex((isThere, index) => isThere && index < claimedIndex);
  if (olderIndex >= 0) {
    return problemAt(element, {
      found: `<Since version="${version}"/>, but ${subject} is in ${oldestFirst[olderIndex]?.label}, too`,
      hint: 'Remove the badge, or correct that version',
    });
  }
  const missingIndex = presence.findIndex(
    (isThere, index) =>
      isThere === false && index >= claimedIndex && index <= oldestFirst.indexOf(own),
  );
  return problemIf(missingIndex >= 0, element, {
    found: `<Since version="${version}"/>, but ${subject} is not in ${oldestFirst[missingIndex]?.label}`,
    hint: 'Write the version that introduced it, or add it there',
  });
}

function readBadges(page: Page): Badge[] {
  const found: Badge[] = [];
  visitParents(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, ancestors) => {
    const element = node as JsxElement;
    const badge = {element, version: attributeValue(element, 'version') ?? ''};
    if (element.name === 'Since') {
      found.push({...badge, ...subjectOf(element, ancestors as Ancestor[], page)});
    } else if (element.name === 'Changed') {
      found.push({...badge, subject: 'the text'});
    }
  });
  return found;
}

type Ancestor = Root | RootContent | TableRow;

function subjectOf(
  element: JsxElement,
  ancestors: Ancestor[],
  page: Page,
): Pick<Badge, 'subject' | 'isIn'> {
  const row = ancestors.find((node): node is TableRow => node.type === 'tableRow');
  const table = ancestors.find((node): node is Table => node.type === 'table');
  if (row && table) {
    const isFirstCell = row.children[0] && ancestors.includes(row.children[0]);
    return isFirstCell ? rowSubject(row, table) : {subject: 'the text'};
  }
  const block = (ancestors[1] ?? element) as RootContent;
  const own = page.headings.find(({node}) => node === block);
  if (own) {
    return headingSubject(own);
  }
  if (!isBadges(block)) {
    return {subject: 'the text'};
  }
  const {heading, blocks = []} =
    page.sections.find((section) => section.blocks.includes(block)) ?? {};
  if (!heading) {
    return {subject: 'the page', isIn: () => true};
  }
  const before = blocks.slice(0, blocks.indexOf(block));
  return before.every(isBadges) ? headingSubject(heading) : {subject: 'the text'};
}

function headingSubject({text}: PageHeading): Pick<Badge, 'subject' | 'isIn'> {
  return {
    subject: `the heading "${text}"`,
    isIn: ({headings}) => headings.some((heading) => heading.text === text),
  };
}

function rowSubject(row: TableRow, table: Table): Pick<Badge, 'subject' | 'isIn'> {
  const name = cellTexts(row)[0] ?? '';
  const columns = cellTexts(table.children[0]).join('|');
  return {
    subject: `the row "${name}"`,
    isIn: ({tree}) =>
      nodesOf(tree, 'table').some(
        ({children: [header, ...rows]}) =>
          cellTexts(header).join('|') === columns &&
          rows.some((candidate) => cellTexts(candidate)[0] === name),
      ),
  };
}
