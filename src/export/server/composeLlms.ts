import {archivePath} from '../shared/archivePath';
import {checkerCommand, checkerGuide, referencePath} from '../shared/codeTools';
import {markdownPath} from '../shared/markdownPath';
import {indexPath, versionNotice} from '../shared/versionNotice';
import type {CodeFiles} from './composeCodeFiles';
import {listFilesOf, type Exports, type MemberList, type PageList} from './listFiles';
import {pagesOf, type ExportedPage, type ExportedVersion} from './listVersions';
import {distinctiveWords} from './distinctiveWords';
import {firstPagesOf} from './writingCode';

export interface Site {
  title: string;
  tagline: string;
  /** Origin: `https://developer.qodly.com`. */
  url: string;
  /** Path of the site: `/docs/`. */
  baseUrl: string;
}

/**
 * Maximum number of characters in `llms.txt`, which is read before anything else. With 13,000, it has too
 * few keywords for agents to find all the answers that `tests/build/agents.test.ts` expects.
 */
const maxIndexLength = 19_500;

/** Maximum number of characters in a list; agents read 50,000. */
const maxListLength = 49_500;

/** Number of characters beyond which agents rarely read a page to the end. */
const maxReadLength = 25_000;

/**
 * Builds a version's `llms.txt` in the llmstxt.org format: the files to read before writing code,
 * then the files that list its pages and members, each with their names and as many keywords as fit.
 * Only the latest version's index links to the others, so agents that start in another version stay
 * there.
 */
export function composeIndex(
  version: ExportedVersion,
  versions: readonly ExportedVersion[],
  exports: Exports,
  code: CodeFiles,
  site: Site,
): string {
  const {url, baseUrl} = site;
  const others = versions.filter((other) => other !== version);
  const files = listFilesOf(version, exports);
  const words = distinctiveWords(
    pagesOf(version).filter((page) => !isNamedAfterCode(page, exports)),
  );
  return withKeywords(maxIndexLength, (room) =>
    join([
      opening(version, site),
      ...writingCode(version, code, site),
      `${versionNotice(version.label)}in the lists below, which say what each page is for. A list ends in .txt; a page is Markdown.`,
      `All of them in one file: <${url}${version.path}llms-full.txt>. As a zip, with links from file to file: <${url}${archivePath(baseUrl, version.label)}>`,
      ...files.flatMap((file) => [
        `## ${file.title}`,
        `- ${entry('owners' in file ? 'Members' : 'Pages', url + file.pathname, 'owners' in file ? membersIn(file, exports) : namesIn(file, words, room))}`,
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

/** Builds the files that a version's `llms.txt` links to, keyed by path. */
export function composeSections(
  version: ExportedVersion,
  exports: Exports,
  site: Site,
): Map<string, string> {
  return new Map(
    listFilesOf(version, exports).map((file) => [
      file.pathname,
      withKeywords(maxListLength, (room) =>
        join([
          `# ${site.title} ${version.name}: ${file.title}`,
          `${versionNotice(version.label)}${site.url}${indexPath(version.path)}`,
          ...('sections' in file ? listSections(file, site, room) : listMembers(file, site)),
        ]),
      ),
    ]),
  );
}

/** Builds a version's `llms-full.txt`: all its pages in sequence. */
export function composeFull(version: ExportedVersion, exports: Exports, site: Site): string {
  return [
    `${opening(version, site)}\n`,
    ...pagesOf(version).map((page) => exports.get(page)?.text ?? ''),
  ].join('\n---\n\n');
}

function opening(version: ExportedVersion, {title, tagline}: Site): string {
  return join([`# ${title} ${version.name}`, `> ${tagline}.`]).trimEnd();
}

/** Lists the files and tools for writing code; empty for docs without a language. */
function writingCode(version: ExportedVersion, code: CodeFiles, site: Site): string[] {
  const {url, baseUrl} = site;
  const pages = firstPagesOf(version);
  const {label} = version;
  const reference = url + referencePath(baseUrl, label);
  const folder = `${url}${version.path}language/`;
  const signatures = code.signatures.map(({title, pathname}) => entry(title, url + pathname));
  return pages.length === 0
    ? []
    : [
        '## To write QodlyScript',
        [
          'Start here: the lists below are for what this section leaves out. Read the first file, which also lists recipes, the others if your code needs them, then what your code calls:',
          ...code.briefs.map(
            ({title, pathname, description, text}, index) =>
              `${index + 1}. ${entry(title, url + pathname, `${description} (${roundUpToThousands(text)} characters)`)}`,
          ),
          `- A file for each command and member (2,500 characters): <${folder}commands/length.md>, <${folder}classes/Entity/save.md>. One page about the language: <${folder}basics/lang-date.md>. One page about REST: <${url}${version.path}api/$lock.md>, <${url}${version.path}api/classFunctionsParameters.md>`,
          ...(signatures.length > 0
            ? [`- For many, every signature, one line each: ${signatures.join(', ')}`]
            : []),
          `- In full: ${pages.map((page) => entry(page.title, url + markdownPath(page.permalink))).join(', ')}`,
          `- The same as JSON, with options, status, error numbers, and constants: <${reference}>`,
          `- Check your code: \`${checkerCommand(label)}\` (<${checkerGuide}>)`,
        ].join('\n'),
      ];
}

function roundUpToThousands({length}: string): string {
  return `${Math.ceil(length / 1000)},000`;
}

/** out: `Methods (continuation, recursion), Classes (constructor)` */
function namesIn(
  {sections}: PageList,
  words: ReadonlyMap<ExportedPage, string[]>,
  room: number,
): string {
  return sections
    .flatMap(({pages}) => pages)
    .map((page) => {
      const details = joinFirst(words.get(page) ?? [], room);
      return details ? `${page.title} (${details})` : page.title;
    })
    .join(', ');
}

/** Returns large classes with their member names, `Collection (at, average)`, or else the class names. */
function membersIn({owners}: MemberList, exports: Exports): string {
  const large = owners.filter(({page}) => (exports.get(page)?.text.length ?? 0) > maxReadLength);
  return large.length > 0
    ? large
        .map(({page, members}) => `${page.title} (${members.map(({name}) => name).join(', ')})`)
        .join(', ')
    : `Each member of ${owners.map(({page}) => page.title).join(', ')}.`;
}

function pageLine(page: ExportedPage, {url}: Site, room: number): string {
  const keywords = 'keywords' in page ? joinFirst(page.keywords, room) : '';
  const purpose = [page.description, keywords && `Also: ${keywords}.`].filter(Boolean).join(' ');
  return `- ${entry(page.title, url + markdownPath(page.permalink), purpose)}`;
}

/** Returns whether a page needs no keywords, because its title is the name of a command or class. */
function isNamedAfterCode(page: ExportedPage, exports: Exports): boolean {
  return (
    page.permalink.startsWith(`${page.version.path}language/commands/`) ||
    (exports.get(page)?.members.length ?? 0) > 0
  );
}

/** Lists the pages, with headings if they are from more than one section. */
function listSections({sections}: PageList, site: Site, room: number): string[] {
  return sections.flatMap(({title, pages}) => [
    ...(sections.length > 1 ? [`## ${title}`] : []),
    pages.map((page) => pageLine(page, site, room)).join('\n'),
  ]);
}

/** Lists the members, with the names of their classes as headings. */
function listMembers({owners}: MemberList, {url}: Site): string[] {
  return owners.flatMap(({page, members}) => [
    `## ${page.title}`,
    members
      .map(({title, pathname, description}) => `- ${entry(title, url + pathname, description)}`)
      .join('\n'),
  ]);
}

/**
 * Builds the file with as many keywords as fit. `room` is the number of characters for each page's
 * keywords.
 */
function withKeywords(maxLength: number, build: (room: number) => string): string {
  const rooms = [...Array(40).keys()].map((step) => 200 - step * 5);
  const room = rooms.find((room) => build(room).length <= maxLength);
  return build(room ?? 0);
}

/** Joins as many of the first words as fit with commas. */
function joinFirst(words: readonly string[], room: number): string {
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

function entry(title: string, url: string, description = ''): string {
  return `[${title}](${url})${description && `: ${description}`}`;
}

function join(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`;
}
