import type {PageExport} from './exportPage';
import type {ExportedPage, Section} from './listVersions';
import type {MemberFile} from './splitMembers';

export type Exports = ReadonlyMap<ExportedPage, PageExport>;

/** A class and its members with files. */
export interface Owner {
  page: ExportedPage;
  members: MemberFile[];
}

/** Characters of a list of members: nobody should have to read much for one of them. */
const longestList = 30_000;

/** The classes of a section in their order, each chunk with as many members as fit in a list. */
export function chunksOf({pages}: Section, exports: Exports): Owner[][] {
  const chunks: Owner[][] = [];
  let length = Infinity;
  for (const page of pages) {
    const members = exports.get(page)?.members ?? [];
    const added = members.reduce(
      (sum, {title, address, description}) =>
        sum + title.length + address.length + description.length + 40,
      0,
    );
    if (members.length > 0 && length + added > longestList) {
      chunks.push([]);
      length = 0;
    }
    if (members.length > 0) {
      chunks.at(-1)?.push({page, members});
      length += added;
    }
  }
  return chunks;
}
