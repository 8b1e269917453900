import fs from 'node:fs';
import path from 'node:path';
import {closest} from 'fastest-levenshtein';
import {pageKinds, type PageKind} from '../../config/pageKinds';
import {keywordFolder} from '../../content/site/keywords';
import type {Site, Version} from '../../content/site/site';
import type {FileChanges} from '../fileChanges';
import {nameOfFile} from '../listFiles';
import {insertId, sidebarFile} from '../sidebarFiles';
import {siteDir, UsageError} from '../usage';

export interface NewPage {
  changes: FileChanges;
  /** The next steps for the writer, one per line. */
  nextSteps: string[];
}

/**
 * Returns the file changes for a new page in `next`, based on the template for its kind.
 *
 * @param written the name of the command, or the page's path: `guides/uploads`, `docs/guides/uploads.md`
 * @throws UsageError for an unknown kind, an invalid name, or an existing page
 */
export function newPage(site: Site, kind: string, written: string): NewPage {
  const [next] = site.versions;
  if (!next || !isKind(kind)) {
    const kinds = Object.keys(pageKinds);
    throw new UsageError(
      `There is no kind "${kind}". Did you mean "${closest(kind, kinds)}"? The kinds are ${kinds.join(', ')}`,
    );
  }
  const name = written.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  if (!/^[\w$./-]+$/.test(name) || /^[./]|\/$|\.\./.test(name)) {
    throw new UsageError(
      `"${written}" is not a valid page name. Write it as in its URL: trimSpaces, guides/uploads`,
    );
  }
  // The sidebar lists these pages automatically, by folder.
  const isNamedAfterCode = kind === 'command' || kind === 'class';
  if (isNamedAfterCode && !/^[a-z]\w*$/i.test(path.posix.basename(name))) {
    throw new UsageError(
      `No ${kind} can have the name "${path.posix.basename(name)}". Write its name as in code: ${kind === 'class' ? 'ZipFile' : 'trimSpaces'}`,
    );
  }
  const fileName = kind === 'class' && !name.endsWith('Class') ? `${name}Class` : name;
  const route = name.includes('/') ? name : path.posix.join(usualFolder(next, kind), fileName);
  const file = path.join(next.directory, `${route}.md`);
  if (fs.existsSync(file)) {
    throw new UsageError(`${nameOfFile(site, file)} already exists`);
  }
  const template = fs.readFileSync(path.join(siteDir, `src/templates/${kind}.md`), 'utf8');
  const sidebar = isNamedAfterCode ? undefined : addToSidebar(site, next, route, kind);
  return {
    changes: new Map([
      [file, composePage(template, titleOf(route, kind))],
      ...(sidebar ? [sidebar] : []),
    ]),
    nextSteps: [
      `Write ${nameOfFile(site, file)}: replace every sentence in the template with your own`,
      ...(isNamedAfterCode ? [] : [sidebarStep(route, kind, sidebar !== undefined)]),
      `If a search misses it, add what readers type to ${keywordFolder}/`,
      `Check it: npm run check -- ${nameOfFile(site, file)}`,
    ],
  };
}

function sidebarStep(route: string, kind: PageKind, isListed: boolean): string {
  return isListed
    ? `It is in sidebars.ts, ${kind === 'notes' ? 'before' : 'after'} the other pages in its folder. Move it if readers would look elsewhere`
    : `Add '${route}' to sidebars.ts, where readers look for it`;
}

function isKind(kind: string): kind is PageKind {
  return Object.hasOwn(pageKinds, kind);
}

/** Returns the folder named after the kind, or else the folder with the most pages of that kind. */
function usualFolder({pages}: Version, kind: PageKind): string {
  const named = `${kind}s`;
  if (pages.some((page) => page.path.startsWith(`${named}/`))) {
    return named;
  }
  const counts = new Map<string, number>();
  for (const page of pages.filter(({frontMatter}) => frontMatter.kind === kind)) {
    const folder = path.posix.dirname(page.path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const [usual] = [...counts].sort((a, b) => b[1] - a[1]);
  return usual?.[0] ?? '.';
}

function addToSidebar(
  site: Site,
  version: Version,
  route: string,
  kind: PageKind,
): [string, string] | undefined {
  const file = sidebarFile(site, version);
  const text = insertId(fs.readFileSync(file, 'utf8'), route, kind === 'notes' ? 'first' : 'last');
  return text === undefined ? undefined : [file, text];
}

/** in: `language/ZipFileClass` for a class, `guides/big-uploads`; out: `ZipFile`, `Big uploads` */
function titleOf(route: string, kind: PageKind): string {
  const name = path.posix.basename(route);
  if (kind === 'class') {
    return name.replace(/Class$/, '');
  }
  if (kind === 'command' || kind === 'endpoint') {
    return name;
  }
  if (kind === 'notes') {
    return `Qodly ${name} release notes`;
  }
  const words = name
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns a page based on a template, with its own title and without the template's comments.
 *
 * in:  `title: commandName … ## Errors {/* optional *‍/}`
 * out: `title: trimSpaces … ## Errors`
 */
function composePage(template: string, title: string): string {
  const placeholder = /^title: (.*)$/m.exec(template)?.[1] ?? '';
  const isName = /^[a-z$]?\w+$/i.test(placeholder);
  const text = template.replace(/^title: .*$/m, () => `title: ${title}`);
  const named = isName ? text.replaceAll(placeholder, () => title) : text;
  return named.replace(/ *\{\/\*[\s\S]*?\*\/\}/g, '');
}
