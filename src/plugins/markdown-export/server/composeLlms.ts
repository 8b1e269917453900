import {joinRoute} from '../../../config/paths';
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

/**
 * `llms.txt` of a version, in the form of llmstxt.org: its pages with their purpose by section; of a
 * long section the titles of its pages, and a file with the rest. Members that have files of their own
 * are in such a file too. Only that of the latest version leads to the others: who begins in another
 * one stays there.
 */
export function composeIndex(
  version: ExportedVersion,
  versions: readonly ExportedVersion[],
  exports: Exports,
  site: Site,
): string {
  const {url, baseUrl} = site;
  const others = versions.filter((other) => other !== version);
  return join([
    opening(version, site),
    `${versionNotice(version.label)}those below. A file that ends in .txt lists the pages of a section; a page is Markdown.`,
    `All of them in one file: <${url}${version.path}llms-full.txt>. As a zip, with links from file to file: <${url}${archivePath(baseUrl, version.label)}>`,
    ...version.sections.flatMap((section) => [
      `## ${section.title}`,
      isLong(section, site)
        ? sectionLine(section, version, site)
        : [
            listPages(section, site),
            ...(hasMembers(section, exports) ? [membersLine(section, version, exports, site)] : []),
          ].join('\n'),
    ]),
    ...(version.isLatest && others.length > 0
      ? [
          '## Other versions',
          others.map(({name, path}) => `- [${name}](${url}${indexPath(path)})`).join('\n'),
        ]
      : []),
  ]);
}

/** The files of sections that are long, or have files of members, which `llms.txt` of a version leads to, by their address below the origin. */
export function composeSections(
  version: ExportedVersion,
  exports: Exports,
  site: Site,
): Map<string, string> {
  return new Map(
    version.sections
      .filter((section) => isLong(section, site) || hasMembers(section, exports))
      .map((section) => [
        sectionPath(section, version),
        join([
          `# ${site.title} ${version.name}: ${section.title}`,
          `${versionNotice(version.label)}${site.url}${indexPath(version.path)}`,
          section.pages.map((page) => pageLines(page, exports.get(page), site)).join('\n'),
        ]),
      ]),
  );
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
  return `- ${entry(section.title, url + sectionPath(section, version), titles.join(', '))}`;
}

/** out: `- [Classes, by member](…): A file for each member of Collection, Entity.` */
function membersLine(
  section: Section,
  version: ExportedVersion,
  exports: Exports,
  {url}: Site,
): string {
  const owners = section.pages.filter((page) => exports.get(page)?.members.length);
  const text = `A file for each member of ${owners.map(({title}) => title).join(', ')}.`;
  return `- ${entry(`${section.title}, by member`, url + sectionPath(section, version), text)}`;
}

/** in: `Develop / QodlyScript Reference / Classes`; out: `/docs/llms/develop-qodlyscript-reference-classes.txt` */
function sectionPath({title}: Section, version: ExportedVersion): string {
  const name = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return joinRoute(version.path, `llms/${name}.txt`);
}

function isLong(section: Section, site: Site): boolean {
  return listPages(section, site).length > longestInIndex;
}

function hasMembers({pages}: Section, exports: Exports): boolean {
  return pages.some((page) => exports.get(page)?.members.length);
}

function listPages({pages}: Section, site: Site): string {
  return pages.map((page) => pageLine(page, site)).join('\n');
}

function pageLine({title, permalink, description}: ExportedPage, {url}: Site): string {
  return `- ${entry(title, url + markdownPath(permalink), description)}`;
}

/** The page, and below it the members that have files of their own. */
function pageLines(page: ExportedPage, exported: PageExport | undefined, site: Site): string {
  const members = exported?.members ?? [];
  return [
    pageLine(page, site),
    ...members.map(
      ({title, address, description}) => `  - ${entry(title, site.url + address, description)}`,
    ),
  ].join('\n');
}

function entry(title: string, address: string, description: string): string {
  return `[${title}](${address})${description && `: ${description}`}`;
}

function join(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`;
}
