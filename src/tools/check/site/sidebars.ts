import fs from 'node:fs';
import {closest, distance} from 'fastest-levenshtein';
import {keyLine} from '../../../checks/frontMatter';
import type {FileProblem} from '../../../checks/problem';
import type {Site, Version} from '../../../content/site/site';
import {nameOfFile} from '../../listFiles';
import {sidebarFile} from '../../sidebarFiles';

type Sidebars = Record<string, unknown>;

/** Pages that are deliberately reachable only by links. */
export const outsideSidebars: ReadonlySet<string> = new Set([
  'customComponent/api-reference/webform-editor/v0.3.20',
  'get-started/intro',
  'integrations/google-looker-studio',
  'integrations/google-looker-studio-doc',
  'language/Directory',
  'language/Document',
  'language/Transporter',
  'orda/sessions',
]);

/**
 * Requires a version's sidebars to contain each of its pages once and no others, and pages to name existing
 * sidebars.
 */
export async function sidebarProblems(site: Site, version: Version): Promise<FileProblem[]> {
  const file = sidebarFile(site, version);
  let sidebars: Sidebars;
  try {
    sidebars = await readSidebars(site, version);
  } catch (error) {
    return [unreadableProblem(file, String((error as Error).message))];
  }
  const names = Object.keys(sidebars);
  const unknownSidebars = version.pages.flatMap(({file: pageFile, source, frontMatter}) => {
    const {displayed_sidebar: name} = frontMatter;
    return name === undefined || names.includes(name)
      ? []
      : [
          {
            file: pageFile,
            line: keyLine(source, 'displayed_sidebar'),
            found: `"displayed_sidebar" names "${name}", but ${version.label} has no such sidebar`,
            hint: `Write one of ${names.join(', ')}`,
          },
        ];
  });
  const ids = idsIn(Object.values(sidebars));
  const pages = new Map(version.pages.map((page) => [page.route, page] as const));
  const listed = new Set(ids);
  const missingPages = [...pages.values()]
    .filter(({route}) => !listed.has(route) && !outsideSidebars.has(route))
    .map((page) => ({
      file: page.file,
      line: 1,
      found: 'the page is not in a sidebar',
      hint: `Add '${page.route}' to ${nameOfFile(site, file)}, where readers look for it`,
    }));
  const unknownPages = [...listed]
    .filter((id) => !pages.has(id))
    .map((id) => ({
      file,
      line: linesOf(file, id)[0] ?? 1,
      found: `"${id}" is in a sidebar, but ${version.label} has no such page`,
      hint: hintForMissing(id, version),
    }));
  const repeatedPages = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
    (id) => ({
      file,
      line: linesOf(file, id)[1] ?? 1,
      found: `"${id}" is in the sidebars twice`,
      hint: 'Keep it where readers look for it',
    }),
  );
  return [...unknownSidebars, ...missingPages, ...unknownPages, ...repeatedPages];
}

/** Reads a version's sidebars; empty if it has none. @throws if the file isn't valid */
export async function readSidebars(site: Site, version: Version): Promise<Sidebars> {
  const file = sidebarFile(site, version);
  if (!fs.existsSync(file)) {
    return {};
  }
  return file.endsWith('.json')
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Sidebars)
    : ((await import(file)) as {default: Sidebars}).default;
}

/** @param error the compiler's message, which begins with the reason and names the line in brackets */
function unreadableProblem(file: string, error: string): FileProblem {
  const [, reason = error] = /^\s*(?:x|×)\s+(.*)$/m.exec(error) ?? [];
  return {
    file,
    line: Number(/:(\d+):\d+\]/.exec(error)?.[1] ?? 1),
    found: `the sidebars can't be read: ${reason}`,
    hint: 'Look for a missing comma, quotation mark, or bracket on this line and the line above',
  };
}

/** Returns the ids of the pages in the sidebars, in order, including pages that categories link to. */
function idsIn(item: unknown): string[] {
  if (typeof item === 'string') {
    return [item];
  }
  if (Array.isArray(item)) {
    return item.flatMap(idsIn);
  }
  const {type, id, items = [], link = []} = item as Record<string, unknown>;
  return [...(type === 'doc' ? [String(id)] : []), ...idsIn(link), ...idsIn(items)];
}

function hintForMissing(id: string, {pages}: Version): string {
  const similarId = closest(
    id,
    pages.map(({route}) => route),
  );
  const deletion = 'Delete it here; npm run move and npm run delete do it for you';
  return distance(id, similarId) <= 3 ? `Did you mean "${similarId}"? ${deletion}` : deletion;
}

/** Returns the one-based numbers of the lines that contain the id in quotes. */
function linesOf(file: string, id: string): number[] {
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      line.includes(`'${id}'`) || line.includes(`"${id}"`) ? [index + 1] : [],
    );
}
