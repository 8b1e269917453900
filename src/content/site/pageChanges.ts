import {diffArrays, diffWordsWithSpace} from 'diff';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isHeading} from '../page/nodes';
import type {Page} from '../page/page';
import {oneLine} from '../text';
import {pageAt, type Version} from './site';

/** A page whose text differs between two versions. */
export interface ChangedPage {
  /** The page in the later version. */
  page: Page;
  title: string;
  passages: Passage[];
}

/** A paragraph, heading, or table row that differs. */
export interface Passage {
  /** The heading above it; empty before the first one. */
  heading: string;
  parts: Part[];
}

export interface Part {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

interface Block {
  heading: string;
  text: string;
}

/** Number of unchanged characters to show before and after a change. */
const contextLength = 80;

/** Passages that share less of their text are easier to read as one deletion and one insertion. */
const minSharedRatio = 0.4;

/**
 * Returns the pages whose prose differs between the versions, sorted by path. Ignores samples and badges,
 * because `ReferenceChanges` covers signatures. Also ignores release notes, because they already list the
 * changes.
 */
export function comparePages(from: Version, to: Version): ChangedPage[] {
  return to.pages.flatMap((page): ChangedPage[] => {
    const before = pageAt(from, page.path);
    const {title = page.route, kind} = page.frontMatter;
    if (!before || before.source === page.source || kind === 'notes') {
      return [];
    }
    const passages = comparePassages(readBlocks(before), readBlocks(page));
    return passages.length > 0 ? [{page, title, passages}] : [];
  });
}

/** Returns the text of a page, block by block. */
function readBlocks({sections}: Page): Block[] {
  return sections.flatMap(({heading, blocks}) => {
    const title = heading?.text ?? '';
    return [title, ...blocks.flatMap(textsIn)]
      .filter((text) => text !== '')
      .map((text) => ({heading: title, text}));
  });
}

/** Returns the text of each paragraph, heading, and table row in a block. */
function textsIn(node: Nodes): string[] {
  if (node.type === 'mdxJsxFlowElement' && /^(?:Since|Changed)$/.test(node.name ?? '')) {
    return [];
  }
  if (isHeading(node) || node.type === 'paragraph') {
    return [oneLine(toString(node))];
  }
  if (node.type === 'tableRow') {
    return [node.children.map((cell) => oneLine(toString(cell))).join(' | ')];
  }
  return 'children' in node ? node.children.flatMap(textsIn) : [];
}

function comparePassages(before: readonly Block[], after: readonly Block[]): Passage[] {
  const changes = diffArrays([...before], [...after], {
    comparator: (left, right) => left.text === right.text,
  });
  return changes.flatMap(({added, removed, value}, index): Passage[] => {
    const next = changes[index + 1];
    const previous = changes[index - 1];
    if (removed) {
      return pairUp(value, next?.added ? next.value : []);
    }
    return added && !previous?.removed ? pairUp([], value) : [];
  });
}

/** Pairs each deleted block with an inserted one; unmatched blocks stand alone. */
function pairUp(deleted: readonly Block[], inserted: readonly Block[]): Passage[] {
  return Array.from({length: Math.max(deleted.length, inserted.length)}, (_, index) => {
    const [oldBlock, newBlock] = [deleted[index], inserted[index]];
    return {
      heading: (newBlock ?? oldBlock)?.heading ?? '',
      parts: compareWords(oldBlock?.text ?? '', newBlock?.text ?? ''),
    };
  });
}

function compareWords(before: string, after: string): Part[] {
  const parts = diffWordsWithSpace(before, after).map(({added, removed, value}): Part => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
  const shared = parts
    .filter(({kind}) => kind === 'same')
    .reduce((length, {text}) => length + text.length, 0);
  if (shared >= minSharedRatio * Math.max(before.length, after.length)) {
    return parts.map((part, index) =>
      part.kind === 'same' ? shorten(part, index > 0, index < parts.length - 1) : part,
    );
  }
  const whole: Part[] = [
    {kind: 'removed', text: before},
    {kind: 'same', text: ' '},
    {kind: 'added', text: after},
  ];
  return whole.filter(({text}) => text.trim() !== '' || (before !== '' && after !== ''));
}

/** Trims long unchanged text to the few whole words around a change. */
function shorten({kind, text}: Part, isAfterChange: boolean, isBeforeChange: boolean): Part {
  const start = isAfterChange ? text.slice(0, contextLength).replace(/\S*$/, '') : '';
  const end = isBeforeChange ? text.slice(-contextLength).replace(/^\S*/, '') : '';
  const short = `${start}…${end}`;
  return {kind, text: short.length < text.length - contextLength ? short : text};
}
