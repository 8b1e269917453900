import {closest} from 'fastest-levenshtein';
import {pageAt, pageInFile, pathInVersion, versionOf, type Site} from '../../content/site';
import type {FileChanges} from '../fileChanges';
import {nameOfFile} from '../listFiles';
import {UsageError} from '../usage';

export interface Renaming {
  /** Absolute path of the page. */
  file: string;
  from: string;
  to: string;
}

/**
 * Renames a heading in each version that has it, and keeps its anchor: links from other pages and from
 * outside still lead there.
 *
 * in:  `## Locks`
 * out: `## Lock an entity {/* #locks *‍/}`
 *
 * @throws UsageError if the page has no such heading
 */
export function renameHeading(site: Site, {file, from, to}: Renaming): FileChanges {
  const own = versionOf(site, file);
  const pagePath = pathInVersion(site, file);
  const page = own && pageAt(own, pagePath);
  if (!page || page.syntaxError) {
    throw new UsageError(`There is no valid page "${nameOfFile(site, file)}"`);
  }
  const texts = page.headings.map(({text}) => text);
  if (!texts.includes(from)) {
    const near = texts.length > 0 ? `. Did you mean "${closest(from, texts)}"?` : '';
    throw new UsageError(`${nameOfFile(site, file)} has no heading "${from}"${near}`);
  }
  const changes: FileChanges = new Map();
  for (const version of site.versions) {
    const other = pageAt(version, pagePath);
    const text = other && !other.syntaxError ? renamed(pageInFile(site, other.file), from, to) : '';
    if (other && text !== '' && text !== other.source) {
      changes.set(other.file, text);
    }
  }
  return changes;
}

function renamed(
  {source, headings}: ReturnType<typeof pageInFile>,
  from: string,
  to: string,
): string {
  const heading = headings.find(({text}) => text === from);
  const line = heading?.node.position?.start.line;
  if (!heading || line === undefined) {
    return source;
  }
  const written = `${'#'.repeat(heading.depth)} ${to} {/* #${heading.anchor} */}`;
  return source
    .split('\n')
    .toSpliced(line - 1, 1, written)
    .join('\n');
}
