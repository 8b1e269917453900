import {closest} from 'fastest-levenshtein';
import type {Heading} from 'mdast';
import {headingNamesOf} from '../../checks/templateHeadings';
import {isMemberHeading} from '../../content/page/headings';
import {nodesOf} from '../../content/page/nodes';
import type {Page} from '../../content/page/page';
import {pageAt, pageInFile, pathInVersion, type Site} from '../../content/site/site';
import type {FileChanges} from '../fileChanges';
import {nameOfFile, requirePage, requireValid} from '../listFiles';
import {UsageError} from '../usage';

export interface Renaming {
  /** Absolute path of the page. */
  file: string;
  from: string;
  to: string;
}

/**
 * Renames a heading in each version that has it, and keeps its anchor, so links from other pages and
 * sites still work.
 *
 * in:  `## Locks`
 * out: `## Lock an entity {/* #locks *‍/}`
 *
 * @throws UsageError if the page has no such heading, or a version can't have the new one
 */
export function renameHeading(site: Site, {file, from, to}: Renaming): FileChanges {
  const pagePath = pathInVersion(site, file);
  requirePage(site, file);
  const page = pageInFile(site, file);
  requireValid(site, page, ", so its headings can't be read. Fix it first");
  const headingTexts = page.headings.map(({text}) => text);
  if (!headingTexts.includes(from)) {
    const suggestion =
      headingTexts.length > 0 ? `. Did you mean "${closest(from, headingTexts)}"?` : '';
    throw new UsageError(`${nameOfFile(site, file)} has no heading "${from}"${suggestion}`);
  }
  if (to.trim() === '' || /\n/.test(to)) {
    throw new UsageError(`The new heading has no words. Write them in quotation marks: "Limits"`);
  }
  const changes: FileChanges = new Map();
  for (const version of site.versions) {
    const other = pageAt(version, pagePath);
    if (other && !other.syntaxError && other.headings.some(({text}) => text === from)) {
      requireRenamable(other, from, to.trim(), nameOfFile(site, other.file));
      changes.set(other.file, withRenamedHeading(other, from, to.trim()));
    }
  }
  return changes;
}

/** @throws UsageError if the page needs the heading as it is, or already has the new one */
function requireRenamable({headings, frontMatter}: Page, from: string, to: string, name: string) {
  const own = headings.filter(({text}) => text === from);
  if (own.length > 1) {
    throw new UsageError(
      `${name} has the heading "${from}" ${own.length} times. Rename it by hand`,
    );
  }
  if (from !== to && headings.some(({text}) => text === to)) {
    throw new UsageError(`${name} already has a heading "${to}". Choose another one`);
  }
  const {kind = 'page'} = frontMatter;
  if (own[0]?.depth === 2 && headingNamesOf(kind).includes(from)) {
    throw new UsageError(
      `Each page whose kind is "${kind}" calls this section "${from}": see src/templates/${kind}.md. Keep the heading`,
    );
  }
  if (isMemberHeading(own[0]?.node)) {
    throw new UsageError(
      `"${from}" is the name of a member. If its name has changed, change the heading, the signature, and the samples by hand`,
    );
  }
}

function withRenamedHeading({source, headings}: Page, from: string, to: string): string {
  const heading = headings.find(({text}) => text === from);
  const line = heading?.node.position?.start.line;
  if (!heading || line === undefined) {
    return source;
  }
  const written = `${'#'.repeat(heading.depth)} ${withBackticks(to, heading.node)} {/* #${heading.anchor} */}`;
  return source
    .split('\n')
    .toSpliced(line - 1, 1, written)
    .join('\n');
}

/** Puts the words that are code in the old heading in backticks. */
function withBackticks(text: string, heading: Heading): string {
  if (text.includes('`')) {
    return text;
  }
  return nodesOf(heading, 'inlineCode').reduce(
    (marked, {value}) => marked.replace(value, () => `\`${value}\``),
    text,
  );
}
