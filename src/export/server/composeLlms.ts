import {joinRoute} from '../../addresses/paths';
import {pagesOf, type ExportedPage, type ExportedVersion, type Section} from './listVersions';
import {archivePath} from '../shared/archivePath';
import {markdownPath} from '../shared/markdownPath';
import {indexPath, versionNotice} from '../shared/versionNotice';
import type {PageExport} from './exportPage';

export interface Site {
  title: string;
  tagline: string;
  /** Origin: `https://developer.qodly.com`. */
  url: string;
  /** Path of the site: `/docs/`. */
  baseUrl: string;
}

export type Exports = ReadonlyMap<ExportedPage, PageExport>;

/**
 * Characters of a section's list. The index has shorter ones in itself, so that most pages are one
 * step away, and leads to files with the others; both stay below what agents read of a file.
 */
const longestInIndex = 8000;

/** Characters of a file; agents read 50,000. */
const longestFile = 49_500;

/**
 * `llms.txt` of a version, in the form of llmstxt.org: its pages by section, with their purpose and as
 * many of their keywords as there is room for; of a long section the titles of its pages, and a file
 * with the rest. Members that have files of their own are named, and listed in such a file too. Only
 * that of the latest version leads to the others: who begins in another one stays there.
 */
export function composeIndex(
  version: ExportedVersion,
  versions: readonly ExportedVersion[],
  exports: Exports,
  site: Site,
): string {
  const {url, baseUrl} = site;
  const others = versions.filter((other) => other !== version);
  return withKeywords((room) =>
    join([
      opening(version, site),
      `${versionNotice(version.label)}those below. A file that ends in .txt lists the pages of a section; a page is Markdown.`,
      `All of them in one file: <${url}${version.path}llms-full.txt>. As a zip, with links from file to file: <${url}${archivePath(baseUrl, version.label)}>`,
      ...version.sections.flatMap((section) => [
        `## ${section.title}`,
        [
          isLong(section, site)
            ? sectionLine(section, version, site)
            : listPages(section, site, room),
          ...(hasMembers(section, exports) ? [membersLine(section, version, exports, site)] : []),
        ].join('\n'),
      ]),
      ...(version.isLatest && others.length > 0
        ? [
            '## Other versions',
            others.map(({name, path}) => `- [${name}](${url}${indexPath(path)})`).join('\n'),
          ]
        : []),
    ]),
  );
}

/** The files that `llms.txt` of a version leads to, of long sections and of members, by their address below the origin. */
export function composeSections(
  version: ExportedVersion,
  exports: Exports,
  site: Site,
): Map<string, string> {
  const compose = (title: string, list: string) =>
    join([
      `# ${site.title} ${version.name}: ${title}`,
      `${versionNotice(version.label)}${site.url}${indexPath(version.path)}`,
      list,
    ]);
  const {sections} = version;
  return new Map([
    ...sections
      .filter((section) => isLong(section, site))
      .map((section): [string, string] => [
        listPath(section.title, version),
        withKeywords((room) => compose(section.title, listPages(section, site, room))),
      ]),
    ...sections
      .filter((section) => hasMembers(section, exports))
      .map((section): [string, string] => [
        listPath(membersTitle(section), version),
        compose(membersTitle(section), listMembers(section, exports, site)),
      ]),
  ]);
}

/** `llms-full.txt` of a version: all its pages, one behind the other. */
export function composeFull(version: ExportedVersion, exports: Exports, site: Site): string {
  return [
    `${opening(version, site)}\n`,
    ...pagesOf(version).map((page) => exports.get(page)?.text ?? ''),
  ].join('\n---\n\n');
}

function opening(version: ExportedVersion, {title, tagline}: Site): string {
  return join([`# ${title} ${version.name}`, `> ${tagline}.`]).trimEnd();
}

/** out: `- [Commands](…): abs, date, …` */
function sectionLine(section: Section, version: ExportedVersion, {url}: Site): string {
  const titles = section.pages.map(({title}) => title);
  return `- ${entry(section.title, url + listPath(section.title, version), titles.join(', '))}`;
}

/** out: `- [Classes, by member](…): Collection (at, average), Entity (clone, diff)` */
function membersLine(
  section: Section,
  version: ExportedVersion,
  exports: Exports,
  {url}: Site,
): string {
  const owners = ownersIn(section, exports).map(
    ({page, members}) => `${page.title} (${members.map(({name}) => name).join(', ')})`,
  );
  return `- ${entry(membersTitle(section), url + listPath(membersTitle(section), version), owners.join(', '))}`;
}

function membersTitle({title}: Section): string {
  return `${title}, by member`;
}

/** in: `Develop / QodlyScript Reference / Classes`; out: `/docs/llms/develop-qodlyscript-reference-classes.txt` */
function listPath(title: string, version: ExportedVersion): string {
  const name = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return joinRoute(version.path, `llms/${name}.txt`);
}

function isLong(section: Section, site: Site): boolean {
  return listPages(section, site, 0).length > longestInIndex;
}

function hasMembers(section: Section, exports: Exports): boolean {
  return ownersIn(section, exports).length > 0;
}

/** The pages that have files of members, with these. */
function ownersIn({pages}: Section, exports: Exports) {
  return pages
    .map((page) => ({page, members: exports.get(page)?.members ?? []}))
    .filter(({members}) => members.length > 0);
}

function listPages({pages}: Section, site: Site, room: number): string {
  return pages.map((page) => pageLine(page, site, room)).join('\n');
}

function pageLine(page: ExportedPage, {url}: Site, room: number): string {
  const keywords = 'keywords' in page ? first(page.keywords, room) : '';
  const purpose = [page.description, keywords && `Also: ${keywords}.`].filter(Boolean).join(' ');
  return `- ${entry(page.title, url + markdownPath(page.permalink), purpose)}`;
}

/** The members that have files of their own, below a heading with the name of their class. */
function listMembers(section: Section, exports: Exports, site: Site): string {
  return join(
    ownersIn(section, exports).flatMap(({page, members}) => [
      `## ${page.title}`,
      members
        .map(
          ({title, address, description}) => `- ${entry(title, site.url + address, description)}`,
        )
        .join('\n'),
    ]),
  ).trimEnd();
}

/** The file with as many keywords for each page as fit: `room` is how many characters a page may give to them. */
function withKeywords(compose: (room: number) => string): string {
  const rooms = [...Array(40).keys()].map((step) => 200 - step * 5);
  const room = rooms.find((room) => compose(room).length <= longestFile);
  return compose(room ?? 0);
}

/** The first words of a list that have room, separated by commas. */
function first(words: readonly string[], room: number): string {
  let listed = '';
  for (const word of words) {
    const longer = listed ? `${listed}, ${word}` : word;
    if (longer.length > room) {
      break;
    }
    listed = longer;
  }
  return listed;
}

function entry(title: string, address: string, description: string): string {
  return `[${title}](${address})${description && `: ${description}`}`;
}

function join(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`;
}
