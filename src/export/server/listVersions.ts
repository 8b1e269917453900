import path from 'node:path';
import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {joinRoute} from '../../addresses/paths';

type SidebarItem = LoadedVersion['sidebars'][string][number];
type Category = Extract<SidebarItem, {type: 'category'}>;

export interface Page {
  title: string;
  /** Empty if missing. */
  description: string;
  /** Path relative to the site's origin: `/docs/next/faq`. */
  permalink: string;
  version: VersionNames;
}

/** A version's names and path. */
export interface VersionNames {
  /** `0.2.0`. */
  label: string;
  /** `0.2.0 (latest)`. */
  name: string;
  /** The path of its pages: `/docs/`, `/docs/next/`. */
  path: string;
}

/** A page with a source file. */
export interface DocPage extends Page {
  /** Absolute path of its source. */
  file: string;
}

/** A page that Docusaurus generates for a sidebar category. */
export interface CategoryPage extends Page {
  entries: PageLink[];
}

interface PageLink {
  title: string;
  /** Path relative to the site's origin, or a full URL. */
  url: string;
  /** Empty if missing. */
  description: string;
}

export type ExportedPage = DocPage | CategoryPage;

export interface Section {
  /** `Develop / QodlyScript Reference / Commands`. */
  title: string;
  pages: ExportedPage[];
}

export interface ExportedVersion extends VersionNames {
  isLatest: boolean;
  /** In sidebar order. Every page occurs once. */
  sections: Section[];
}

/** Returns the versions of the documentation, with their pages grouped by sidebar section. */
export function listVersions(content: LoadedContent, siteDir: string): ExportedVersion[] {
  return content.loadedVersions.map((version) => ({
    ...namesOf(version),
    isLatest: version.isLast,
    sections: listSections(version, siteDir),
  }));
}

/** Returns all pages in a version, in section order. */
export function pagesOf(version: ExportedVersion): ExportedPage[] {
  return version.sections.flatMap((section) => section.pages);
}

function namesOf({label, isLast, banner, path: base}: LoadedVersion): VersionNames {
  const states = {unreleased: 'upcoming', unmaintained: 'no longer maintained'};
  const state = isLast ? 'latest' : banner && states[banner];
  return {label, name: state ? `${label} (${state})` : label, path: joinRoute(base, '')};
}

const remainingPages = 'More';

function listSections(version: LoadedVersion, siteDir: string): Section[] {
  const toPage = (doc: DocMetadata) => docPage(doc, version, siteDir);
  const found = [
    ...Object.entries(version.sidebars).flatMap(([id, items]) =>
      pagesInOrder(items, sidebarTitle(id), version, toPage),
    ),
    ...version.docs.map((doc): PageInSection => [remainingPages, toPage(doc)]),
  ];
  const sections = new Map<string, ExportedPage[]>();
  const listed = new Set<string>();
  for (const [title, page] of found) {
    if (!listed.has(page.permalink)) {
      listed.add(page.permalink);
      sections.set(title, [...(sections.get(title) ?? []), page]);
    }
  }
  return [...sections].map(([title, pages]) => ({title, pages}));
}

/** Returns the title of a sidebar: `GetStarted` gives `Get Started`. */
function sidebarTitle(id: string): string {
  return id.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

/** A page and the title of its section. */
type PageInSection = [section: string, page: ExportedPage];

function pagesInOrder(
  items: readonly SidebarItem[],
  section: string,
  version: LoadedVersion,
  toPage: (doc: DocMetadata) => DocPage,
): PageInSection[] {
  return items.flatMap((item): PageInSection[] => {
    const category = item.type === 'category' ? item : undefined;
    const own = category ? `${section} / ${category.label}` : section;
    const doc = docOf(item, version);
    const page = doc ? toPage(doc) : category && categoryPage(category, version);
    return [
      ...(page ? [[own, page] satisfies PageInSection] : []),
      ...pagesInOrder(category?.items ?? [], own, version, toPage),
    ];
  });
}

/** Returns the doc that the sidebar item opens. */
function docOf(item: SidebarItem, version: LoadedVersion): DocMetadata | undefined {
  const opened = item.type === 'category' ? item.link : item;
  return opened?.type === 'doc' ? version.docs.find((doc) => doc.id === opened.id) : undefined;
}

function docPage(doc: DocMetadata, version: LoadedVersion, siteDir: string): DocPage {
  return {
    title: doc.title,
    description: doc.description,
    permalink: doc.permalink,
    version: namesOf(version),
    file: path.join(siteDir, doc.source.replace(/^@site\//, '')),
  };
}

function categoryPage(item: Category, version: LoadedVersion): CategoryPage | undefined {
  return item.link?.type === 'generated-index'
    ? {
        title: item.link.title ?? item.label,
        description: item.link.description ?? '',
        permalink: item.link.permalink,
        version: namesOf(version),
        entries: item.items.flatMap((entry) => entryOf(entry, version)),
      }
    : undefined;
}

function entryOf(item: SidebarItem, version: LoadedVersion): PageLink[] {
  if (item.type === 'link') {
    return [{title: item.label, url: item.href, description: ''}];
  }
  const page = docOf(item, version) ?? (item.type === 'category' && categoryPage(item, version));
  return page ? [{title: page.title, url: page.permalink, description: page.description}] : [];
}
