import {strToU8, zipSync, type Zippable} from 'fflate';
import {archiveFileOf} from './archivePage';
import type {Site} from './composeLlms';
import type {Exports} from './listFiles';
import {pagesOf, type ExportedVersion} from './listVersions';

/**
 * Builds a zip of a version's Markdown for reading offline: each page at its route, with relative links
 * between pages, and a README.md that lists them. The same pages produce the same bytes, since the
 * modification time is fixed in local time, and fflate compresses the same way on every machine.
 */
export function composeArchive(version: ExportedVersion, exports: Exports, site: Site): Uint8Array {
  const contents = new Map([['README.md', composeReadme(version, site)]]);
  for (const page of pagesOf(version)) {
    contents.set(archiveFileOf(page), exports.get(page)?.archived ?? '');
  }
  const folder = `qodly-docs-${version.label}`;
  const entries = [...contents.keys()]
    .sort()
    .map((file) => [`${folder}/${file}`, strToU8(contents.get(file) ?? '')]);
  return zipSync(Object.fromEntries(entries) as Zippable, {mtime: new Date(1980, 0, 1), level: 9});
}

function composeReadme(version: ExportedVersion, {title, tagline, url}: Site): string {
  const sections = version.sections.map(({title: section, pages}) =>
    [
      `## ${section}`,
      pages
        .map(
          (page) =>
            `- [${page.title}](${encodeURI(archiveFileOf(page))})${page.description && `: ${page.description}`}`,
        )
        .join('\n'),
    ].join('\n\n'),
  );
  return `${[
    `# ${title} ${version.name}`,
    `> ${tagline}.`,
    `The pages at ${url}${version.path} as Markdown.`,
    ...sections,
  ].join('\n\n')}\n`;
}
