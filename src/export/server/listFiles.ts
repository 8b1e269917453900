import {joinRoute} from '../../addresses/paths';
import type {PageExport} from './exportPage';
import type {ExportedPage, ExportedVersion, Section} from './listVersions';
import type {MemberFile} from './splitMembers';
import {rankOf} from './writingCode';

export type Exports = ReadonlyMap<ExportedPage, PageExport>;

interface List {
  title: string;
  /** Relative to the site's origin: `/docs/llms/get-started.txt`. */
  pathname: string;
}

/** A file in `llms/` that lists pages. */
export interface PageList extends List {
  sections: Section[];
}

/** A file in `llms/` that lists members. */
export interface MemberList extends List {
  owners: Owner[];
}

/** A class, and its members that have files. */
interface Owner {
  page: ExportedPage;
  members: MemberFile[];
}

/** Maximum number of characters in a list of pages without keywords, unless it is a single section. */
const maxPagesLength = 12_000;

/** Maximum number of characters in a list of members. */
const maxMembersLength = 30_000;

/** Returns the files that `llms.txt` links to: lists of pages, each followed by lists of their members. */
export function listFilesOf(version: ExportedVersion, exports: Exports): (PageList | MemberList)[] {
  return groupsOf(version.sections, 0)
    .sort((a, b) => rankOf(a.sections) - rankOf(b.sections))
    .flatMap(({title, sections}): (PageList | MemberList)[] => {
      const owners = sections
        .flatMap(({pages}) => pages)
        .map((page) => ({page, members: exports.get(page)?.members ?? []}))
        .filter(({members}) => members.length > 0);
      return [
        {...fileOf(title, version), sections},
        ...chunksOf(owners).map((chunk) => ({
          ...fileOf(membersTitle(title, chunk), version),
          owners: chunk,
        })),
      ];
    });
}

/**
 * Groups the sections by the first parts of their titles. Splits a group only if it exceeds the maximum
 * length.
 */
function groupsOf(sections: readonly Section[], depth: number): Omit<PageList, 'pathname'>[] {
  const groups = new Map<string, Section[]>();
  for (const section of sections) {
    const title = section.title
      .split(' / ')
      .slice(0, depth + 1)
      .join(' / ');
    groups.set(title, [...(groups.get(title) ?? []), section]);
  }
  return [...groups].flatMap(([title, grouped]) => {
    const isWhole =
      grouped.length === 1 || lengthOf(grouped.flatMap(({pages}) => pages)) <= maxPagesLength;
    return isWhole ? [{title, sections: grouped}] : groupsOf(grouped, depth + 1);
  });
}

/** Returns the approximate length of a list with these pages or members. */
function lengthOf(items: readonly (ExportedPage | MemberFile)[]): number {
  return items
    .map((item) => [
      item.title,
      'pathname' in item ? item.pathname : item.permalink,
      item.description,
    ])
    .reduce((sum, texts) => sum + texts.join('').length + 40, 0);
}

/** Splits classes, in order, into chunks whose members fit in a file. */
function chunksOf(owners: readonly Owner[]): Owner[][] {
  const chunks: Owner[][] = [];
  let length = Infinity;
  for (const owner of owners) {
    const added = lengthOf(owner.members);
    if (length + added > maxMembersLength) {
      chunks.push([]);
      length = 0;
    }
    chunks.at(-1)?.push(owner);
    length += added;
  }
  return chunks;
}

/** out: `Classes, by member: Blob to Folder` */
function membersTitle(title: string, chunk: readonly Owner[]): string {
  const [first = '', last = ''] = [chunk[0], chunk.at(-1)].map((owner) => owner?.page.title);
  return `${title}, by member: ${first === last ? first : `${first} to ${last}`}`;
}

function fileOf(title: string, version: ExportedVersion): List {
  const name = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return {title, pathname: joinRoute(version.path, `llms/${name}.txt`)};
}
