import {joinRoute} from '../../addresses/paths';
import {indexPath, markdownPath, versionNotice} from '../shared/paths';
import {pageAtRoute, type CodeFile} from './composeBriefs';
import type {PageExport, TextFile} from './exportPage';
import type {ExportedPage, ExportedVersion, Section} from './listVersions';

export interface Site {
  title: string;
  tagline: string;
  /** Origin: `https://developer.qodly.com`. */
  url: string;
  /** Path of the site: `/docs/`. */
  baseUrl: string;
}

/** The guide to the program that checks code. */
export const checkerGuide = 'https://github.com/qodly/docs/tree/main/packages/qodlyscript#readme';

/** The files to read before writing code. */
interface CodeFiles {
  briefs: readonly CodeFile[];
  signatures: readonly CodeFile[];
}

/** A file in `llms/` that lists pages. */
interface PageList {
  title: string;
  /** Relative to the site's origin: `/docs/llms/get-started.txt`. */
  pathname: string;
  sections: readonly Section[];
}

/** Maximum number of characters in a list of pages, unless it is a single section. */
const maxListLength = 20_000;

/** Pages to read before writing QodlyScript, in reading order. */
const firstPages = [
  'language/basics/lang-quicktour',
  'language/basics/lang-control-flow',
  'language/basics/lang-parameters',
  'language/basics/lang-classes',
  'language/basics/lang-errors',
  'guides/crud-operations',
];

/** Folders with pages for writing code. Lists of them come first in `llms.txt`, in this order. */
const codeFolders = ['language/', 'guides/', 'api/'];

/**
 * Builds a version's `llms.txt` in the llmstxt.org format: the files to read before writing code,
 * then the files that list its pages, each with their names. Only the latest version's index links to
 * the others, so agents that start in another version stay there.
 */
export function composeIndex(
  version: ExportedVersion,
  versions: readonly ExportedVersion[],
  lists: readonly PageList[],
  code: CodeFiles,
  site: Site,
): string {
  const {url, title, tagline} = site;
  const others = version.isLatest ? versions.filter((other) => other !== version) : [];
  return join([
    `# ${title} ${version.name}`,
    `> ${tagline}.`,
    ...writingCode(version, code, site),
    `${versionNotice(version.label)}in the lists below, which say what each page is for. A list ends in .txt; a page is Markdown.`,
    ...lists.flatMap(({title: name, pathname, sections}) => [
      `## ${name}`,
      `- ${entry(
        'Pages',
        url + pathname,
        pagesIn(sections)
          .map(({title}) => title)
          .join(', '),
      )}`,
    ]),
    ...(others.length > 0
      ? [
          '## Other versions',
          others.map(({name, path}) => `- ${entry(name, url + indexPath(path))}`).join('\n'),
        ]
      : []),
  ]);
}

/** Returns the lists of a version's pages. */
export function listsOf(version: ExportedVersion): PageList[] {
  return groupsOf(version.sections, 0)
    .sort((a, b) => rankOf(a.sections, version) - rankOf(b.sections, version))
    .map(({title, sections}) => {
      const name = title
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
      return {title, pathname: joinRoute(version.path, `llms/${name}.txt`), sections};
    });
}

/**
 * Builds the lists of a version's pages, with headings if they are from more than one section. A class also
 * has the names of its members.
 */
export function composeLists(
  version: ExportedVersion,
  lists: readonly PageList[],
  exports: ReadonlyMap<ExportedPage, PageExport>,
  {title: siteTitle, url}: Site,
): TextFile[] {
  return lists.map(({title, pathname, sections}) => ({
    title,
    pathname,
    text: join([
      `# ${siteTitle} ${version.name}: ${title}`,
      `${versionNotice(version.label)}${url}${indexPath(version.path)}`,
      ...sections.flatMap((section) => [
        ...(sections.length > 1 ? [`## ${section.title}`] : []),
        section.pages
          .map((page) => {
            const names = (exports.get(page)?.members ?? []).map(({name}) => name).join(', ');
            return `${pageLine(page, url)}${names && ` Members: ${names}.`}`;
          })
          .join('\n'),
      ]),
    ]),
  }));
}

/**
 * Groups the sections by the first parts of their titles. Splits a group only if its list would exceed the
 * maximum length.
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
    const length = pagesIn(grouped).reduce((sum, page) => sum + pageLine(page, '').length, 0);
    const isWhole = grouped.length === 1 || length <= maxListLength;
    return isWhole ? [{title, sections: grouped}] : groupsOf(grouped, depth + 1);
  });
}

/** Returns the rank of a list: lists of pages about code come first. */
function rankOf(sections: readonly Section[], version: ExportedVersion): number {
  const ranks = pagesIn(sections).map(({permalink}) =>
    codeFolders.findIndex((folder) => permalink.startsWith(version.path + folder)),
  );
  return Math.min(...ranks.map((rank) => (rank < 0 ? codeFolders.length : rank)));
}

/** Lists the files and tools for writing code; empty for docs without a language. */
function writingCode(version: ExportedVersion, code: CodeFiles, site: Site): string[] {
  const {url, baseUrl} = site;
  const {label, path} = version;
  const pages = firstPages.flatMap((route) => pageAtRoute(version, route) ?? []);
  const reference = url + joinRoute(baseUrl, `reference-${label}.json`);
  const folder = `${url}${path}language/`;
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
          `- A file for each command and member (2,500 characters): <${folder}commands/length.md>, <${folder}classes/Entity/save.md>. One page about the language: <${folder}basics/lang-date.md>. One page about REST: <${url}${path}api/$lock.md>, <${url}${path}api/classFunctionsParameters.md>`,
          ...(signatures.length > 0
            ? [`- For many, every signature, one line each: ${signatures.join(', ')}`]
            : []),
          `- In full: ${pages.map((page) => entry(page.title, url + markdownPath(page.permalink))).join(', ')}`,
          `- The same as JSON, with options, status, error numbers, and constants: <${reference}>`,
          `- Check your code: \`npx qodly-check --version ${label} FILES\` (<${checkerGuide}>)`,
        ].join('\n'),
      ];
}

function roundUpToThousands({length}: string): string {
  return `${Math.ceil(length / 1000)},000`;
}

function pagesIn(sections: readonly Section[]): ExportedPage[] {
  return sections.flatMap(({pages}) => pages);
}

function pageLine({title, permalink, description}: ExportedPage, url: string): string {
  return `- ${entry(title, url + markdownPath(permalink), description)}`;
}

function entry(title: string, url: string, description = ''): string {
  return `[${title}](${url})${description && `: ${description}`}`;
}

function join(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`;
}
