import {pagesOf, type ExportedPage, type ExportedVersion} from './listVersions';
import {markdownPath} from '../shared/markdownPath';

export interface Site {
  title: string;
  tagline: string;
  /** Origin: `https://developer.qodly.com`. */
  url: string;
}

/**
 * `llms.txt` of a version, in the form of llmstxt.org: every page with its address and purpose, by
 * section.
 */
export function composeIndex(
  version: ExportedVersion,
  versions: readonly ExportedVersion[],
  site: Site,
): string {
  const others = versions.filter((other) => other !== version);
  const sections = version.sections.map(({title, pages}) =>
    [`## ${title}`, pages.map((page) => entry(page, site)).join('\n')].join('\n\n'),
  );
  return `${[
    opening(version, site),
    `Each page is Markdown at its address with \`.md\` behind. All of them in one file: ${site.url}${version.path}llms-full.txt`,
    ...sections,
    ...(others.length > 0
      ? [
          [
            '## Other versions',
            others.map(({name, path}) => `- [${name}](${site.url}${path}llms.txt)`).join('\n'),
          ].join('\n\n'),
        ]
      : []),
  ].join('\n\n')}\n`;
}

/** `llms-full.txt` of a version: all its pages, one behind the other. */
export function composeFull(
  version: ExportedVersion,
  texts: ReadonlyMap<ExportedPage, string>,
  site: Site,
): string {
  return [
    `${opening(version, site)}\n`,
    ...pagesOf(version).map((page) => texts.get(page) ?? ''),
  ].join('\n---\n\n');
}

function opening(version: ExportedVersion, {title, tagline}: Site): string {
  return [`# ${title} ${version.name}`, `> ${tagline}.`].join('\n\n');
}

function entry({title, permalink, description}: ExportedPage, site: Site): string {
  const link = `- [${title}](${site.url}${markdownPath(permalink)})`;
  return description === '' ? link : `${link}: ${description}`;
}
