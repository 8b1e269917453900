import {joinRoute} from '../../addresses/paths';
import {archivePath} from '../shared/archivePath';
import {checkerCommand, checkerGuide, referencePath} from '../shared/codeTools';
import {markdownPath} from '../shared/markdownPath';
import {indexPath, versionNotice} from '../shared/versionNotice';
import {chunksOf, type Exports, type Owner} from './listMembers';
import {pagesOf, type ExportedPage, type ExportedVersion, type Section} from './listVersions';
import {firstPagesOf, sectionsOf} from './writingCode';

export interface Site {
  title: string;
  tagline: string;
  /** Origin: `https://developer.qodly.com`. */
  url: string;
  /** Path of the site: `/docs/`. */
  baseUrl: string;
}

/**
 * Characters of a section's list. The index has shorter ones in itself, so that most pages are one
 * step away, and leads to files with the others; both stay below what agents read of a file.
 */
const longestInIndex = 8000;

/** Characters of a file; agents read 50,000. */
const longestFile = 49_500;

/** Characters of a page that agents rarely read to the end: the index names its members. */
const largePage = 25_000;

/**
 * `llms.txt` of a version, in the form of llmstxt.org: what to read before writing code, then the pages
 * by section, those about code first, with their purpose and as many keywords as fit. Long sections and
 * members have files of their own. Only the index of the latest version leads to the others, so whoever
 * starts in another version stays there.
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
      ...writingCode(version, exports, site),
      `${versionNotice(version.label)}those below. A file that ends in .txt lists the pages of a section; a page is Markdown.`,
      `All of them in one file: <${url}${version.path}llms-full.txt>. As a zip, with links from file to file: <${url}${archivePath(baseUrl, version.label)}>`,
      ...sectionsOf(version).flatMap((section) => [
        `## ${section.title}`,
        [
          isLong(section, site)
            ? sectionLine(section, version, site)
            : listPages(section, site, room),
          ...chunksOf(section, exports).map((chunk) =>
            membersLine(section, chunk, version, exports, site),
          ),
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
    ...sections.flatMap((section) =>
      chunksOf(section, exports).map((chunk): [string, string] => [
        listPath(membersTitle(section, chunk), version),
        compose(membersTitle(section, chunk), listMembers(chunk, site)),
      ]),
    ),
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

/** out: `- [Classes, by member: Blob to Entity](…): Collection (at, average), Entity (clone, diff)` */
function membersLine(
  section: Section,
  chunk: readonly Owner[],
  version: ExportedVersion,
  exports: Exports,
  {url}: Site,
): string {
  const title = membersTitle(section, chunk);
  const large = chunk.filter(({page}) => (exports.get(page)?.text.length ?? 0) > largePage);
  const names = large.map(
    ({page, members}) => `${page.title} (${members.map(({name}) => name).join(', ')})`,
  );
  return `- ${entry(title, url + listPath(title, version), names.join(', ') || 'A file for each member.')}`;
}

function membersTitle({title}: Section, chunk: readonly Owner[]): string {
  const [first = '', last = ''] = [chunk[0], chunk.at(-1)].map((owner) => owner?.page.title);
  return `${title}, by member: ${first === last ? first : `${first} to ${last}`}`;
}

/** What to read and use before writing code; nothing for docs without a language. */
function writingCode(version: ExportedVersion, exports: Exports, {url, baseUrl}: Site): string[] {
  const pages = firstPagesOf(version);
  const length = pages.reduce((sum, page) => sum + (exports.get(page)?.text.length ?? 0), 0);
  const {label} = version;
  const folder = `${url}${version.path}language/`;
  return pages.length === 0
    ? []
    : [
        '## To write QodlyScript',
        [
          `Read these ${pages.length} files (${Math.round(length / 1000)},000 characters), then look up names:`,
          ...pages.map(
            (page, index) => `${index + 1}. [${page.title}](${url}${markdownPath(page.permalink)})`,
          ),
          `* Every signature, option, status, error number, and constant: <${url}${referencePath(baseUrl, label)}>`,
          `* One command: <${folder}commands/length.md>. One member of a class: <${folder}classes/Entity/save.md>`,
          `* Check your code: \`${checkerCommand(label)}\` (<${checkerGuide}>)`,
        ].join('\n'),
      ];
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

function listPages({pages}: Section, site: Site, room: number): string {
  return pages.map((page) => pageLine(page, site, room)).join('\n');
}

function pageLine(page: ExportedPage, {url}: Site, room: number): string {
  const keywords = 'keywords' in page ? first(page.keywords, room) : '';
  const purpose = [page.description, keywords && `Also: ${keywords}.`].filter(Boolean).join(' ');
  return `- ${entry(page.title, url + markdownPath(page.permalink), purpose)}`;
}

/** The members under headings with the names of their classes. */
function listMembers(chunk: readonly Owner[], site: Site): string {
  return join(
    chunk.flatMap(({page, members}) => [
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
