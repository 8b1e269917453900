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
 * `llms.txt` of a version, in the form of llmstxt.org: its sections, each a file, with the titles of
 * their pages. Only that of the latest version leads to the others: who begins in another one stays there.
 */
export function composeIndex(
  version: ExportedVersion,
  versions: readonly ExportedVersion[],
  site: Site,
): string {
  const {url, baseUrl} = site;
  const others = versions.filter((other) => other !== version);
  return join([
    opening(version, site),
    `${versionNotice(version.label)}the files below. Each lists the pages of a section with their purpose; a page is Markdown. In one file: ${url}${version.path}llms-full.txt. To unpack, with links between the files: ${url}${archivePath(baseUrl, version.label)}`,
    '## Sections',
    version.sections.map((section) => sectionLine(section, version, site)).join('\n'),
    ...(version.isLatest && others.length > 0
      ? [
          '## Other versions',
          others.map(({name, path}) => `- [${name}](${url}${indexPath(path)})`).join('\n'),
        ]
      : []),
  ]);
}

/** The files that `llms.txt` of a version leads to, by their address below the origin. */
export function composeSections(
  version: ExportedVersion,
  exports: Exports,
  site: Site,
): Map<string, string> {
  return new Map(
    version.sections.map((section) => [
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

function sectionLine(section: Section, version: ExportedVersion, {url}: Site): string {
  const titles = section.pages.map(({title}) => title).join(', ');
  return `- [${section.title}](${url}${sectionPath(section, version)}): ${titles}`;
}

/** in: `Develop / QodlyScript Reference / Classes`; out: `/docs/llms/develop-qodlyscript-reference-classes.txt` */
function sectionPath({title}: Section, version: ExportedVersion): string {
  const name = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return joinRoute(version.path, `llms/${name}.txt`);
}

/** The page, and below it the members that have files of their own. */
function pageLines(page: ExportedPage, exported: PageExport | undefined, {url}: Site): string {
  const members = exported?.members ?? [];
  return [
    `- ${entry(page.title, url + markdownPath(page.permalink), page.description)}`,
    ...members.map(
      ({title, address, description}) => `  - ${entry(title, url + address, description)}`,
    ),
  ].join('\n');
}

function entry(title: string, address: string, description: string): string {
  return `[${title}](${address})${description && `: ${description}`}`;
}

function join(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`;
}
