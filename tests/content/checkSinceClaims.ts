import type {Heading, Root, RootContent, Table, TableRow} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visitParents} from 'unist-util-visit-parents';
import {parsePage} from '../../src/content/parsePage';
import {attributeValue, cellTexts} from '../../src/remark/nodes';

export interface VersionPages {
  /** As readers see it: `1.1.0`. */
  label: string;
  /** Folder below the site, to name in faults: `docs`. */
  folder: string;
  /** Source by path: `language/SignalClass.md`. */
  pages: ReadonlyMap<string, string>;
}

/**
 * The claims `<Since version="…"/>` that the trees contradict: what is said to be new in a version
 * stands in an older one, or is missing in the version named.
 *
 * A claim is about the page (before its first heading), about a heading (in it, or right below it),
 * or about a row (in its first cell). Of one inside a text, only the version is checked. A version
 * may have what it has no page about; commands and classes all have theirs.
 *
 * @param versions oldest first
 */
export function checkSinceClaims(versions: readonly VersionPages[]): string[] {
  const read = cached((source: string) => parsePage(source));
  return versions.flatMap(({folder, pages}, index) =>
    [...pages].flatMap(([page, source]) =>
      source.includes('<Since')
        ? readClaims(read(source)).flatMap((claim) => {
            const context = {own: index, versions, isReference: isReference(source)};
            const fault = faultOf(claim, context, (i) => {
              const other = versions[i]?.pages.get(page);
              return other === undefined ? undefined : read(other);
            });
            return fault ? [`${folder}/${page}:${claim.line}: ${fault}`] : [];
          })
        : [],
    ),
  );
}

interface Claim {
  version: string;
  line: number;
  /** What is claimed to be new, in words. */
  subject: string;
  /** Is it on that page of another version? Undefined for what the trees cannot tell. */
  isIn?: (tree: Root) => boolean;
}

interface Context {
  /** Place of the page's version. */
  own: number;
  versions: readonly VersionPages[];
  /** Is it the page of a command or a class? */
  isReference: boolean;
}

function isReference(source: string): boolean {
  return /^kind: (?:class|command)$/m.test(source);
}

function faultOf(
  {version, subject, isIn}: Claim,
  {own, versions, isReference}: Context,
  pageOf: (index: number) => Root | undefined,
): string | undefined {
  const claimed = versions.findIndex(({label}) => label === version);
  if (claimed < 0) {
    const labels = versions.map(({label}) => label).join(', ');
    return `<Since version="${version}"/> names no version. Write one of ${labels}`;
  }
  if (claimed > own) {
    return `<Since version="${version}"/> stands in the older ${versions[own]?.label}. Leave out what came later`;
  }
  if (!isIn) {
    return undefined;
  }
  const has = versions.map((_, index) => {
    const tree = pageOf(index);
    return tree ? isIn(tree) : isReference ? false : undefined;
  });
  const older = has.findIndex((isThere, index) => isThere && index < claimed);
  if (older >= 0) {
    return `<Since version="${version}"/>, but ${subject} is in ${versions[older]?.label}, too. Take the badge away, or correct that version`;
  }
  const missing = has.findIndex(
    (isThere, index) => isThere === false && index >= claimed && index <= own,
  );
  return missing < 0
    ? undefined
    : `<Since version="${version}"/>, but ${subject} is not in ${versions[missing]?.label}. Write the version that brought it, or add it there`;
}

function readClaims(tree: Root): Claim[] {
  const claims: Claim[] = [];
  visitParents(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, ancestors) => {
    const element = node as MdxJsxFlowElement | MdxJsxTextElement;
    if (element.name === 'Since') {
      claims.push({
        version: attributeValue(element, 'version') ?? '',
        line: element.position?.start.line ?? 1,
        ...subjectOf(element, ancestors as Ancestor[], tree),
      });
    }
  });
  return claims;
}

type Ancestor = Root | RootContent | TableRow;

function subjectOf(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  ancestors: Ancestor[],
  tree: Root,
): Pick<Claim, 'subject' | 'isIn'> {
  const row = ancestors.find((node): node is TableRow => node.type === 'tableRow');
  const table = ancestors.find((node): node is Table => node.type === 'table');
  if (row && table) {
    const isFirstCell = row.children[0] && ancestors.includes(row.children[0]);
    return isFirstCell ? rowSubject(row, table) : {subject: 'the text'};
  }
  const block = ancestors[1] ?? element;
  if (block.type === 'heading') {
    return headingSubject(block);
  }
  const isAlone = isBadge(block as RootContent);
  const before = tree.children.slice(0, tree.children.indexOf(block as RootContent));
  const heading = before.findLast((node): node is Heading => node.type === 'heading');
  if (isAlone && !heading) {
    return {subject: 'the page', isIn: () => true};
  }
  const between = heading ? before.slice(before.indexOf(heading) + 1) : [];
  return isAlone && heading && between.every(isBadge)
    ? headingSubject(heading)
    : {subject: 'the text'};
}

function headingSubject(heading: Heading): Pick<Claim, 'subject' | 'isIn'> {
  const text = headingName(heading);
  return {
    subject: `the heading "${text}"`,
    isIn: (tree) =>
      tree.children.some((node) => node.type === 'heading' && headingName(node) === text),
  };
}

function headingName(heading: Heading): string {
  return toString(heading.children.filter(({type}) => type !== 'mdxTextExpression')).trim();
}

function rowSubject(row: TableRow, table: Table): Pick<Claim, 'subject' | 'isIn'> {
  const name = cellTexts(row)[0] ?? '';
  const columns = cellTexts(table.children[0]).join('|');
  return {
    subject: `the row "${name}"`,
    isIn: (tree) => {
      let isFound = false;
      visitParents(tree, 'table', (other) => {
        const [header, ...rows] = other.children;
        isFound ||=
          cellTexts(header).join('|') === columns &&
          rows.some((candidate) => cellTexts(candidate)[0] === name);
      });
      return isFound;
    },
  };
}

/** Is the block a badge, or a line of badges, and nothing else? */
function isBadge(node: RootContent): boolean {
  if (node.type === 'paragraph') {
    return node.children.every(
      (child) =>
        (child.type === 'mdxJsxTextElement' && ['Since', 'Changed'].includes(child.name ?? '')) ||
        (child.type === 'text' && child.value.trim() === ''),
    );
  }
  return node.type === 'mdxJsxFlowElement' && ['Since', 'Changed'].includes(node.name ?? '');
}

function cached<V>(compute: (key: string) => V): (key: string) => V {
  const values = new Map<string, V>();
  return (key) => {
    let value = values.get(key);
    if (value === undefined) {
      value = compute(key);
      values.set(key, value);
    }
    return value;
  };
}
