interface KindOfPage {
  /** How much more, or less, its pages explain than a reference, which names things; 1 is usual. */
  searchWeight: number;
  /** What readers call it, beside a search result. */
  word: string;
}

/** The kinds of pages. Each has a template in `src/templates`. */
export const pageKinds = {
  class: {searchWeight: 1, word: 'class'},
  cloud: {searchWeight: 1, word: 'console'},
  command: {searchWeight: 1, word: 'command'},
  component: {searchWeight: 1, word: 'component'},
  concept: {searchWeight: 1.1, word: 'concept'},
  endpoint: {searchWeight: 1, word: 'REST'},
  guide: {searchWeight: 1.2, word: 'guide'},
  notes: {searchWeight: 0.6, word: 'release notes'},
  page: {searchWeight: 1, word: 'page'},
  studio: {searchWeight: 1, word: 'Studio'},
} as const satisfies Record<string, KindOfPage>;

export type PageKind = keyof typeof pageKinds;

/** The groups of the command list; every command page names one as its `theme`. */
export const commandThemes = [
  'Boolean',
  'Collection',
  'Datastore',
  'Date and Time',
  'Encoding',
  'Error handling',
  'File and Folder',
  'Formula',
  'JSON',
  'Mail',
  'Math',
  'Object',
  'Picture',
  'Process',
  'Security/Cryptography',
  'Semaphore',
  'String',
  'System',
  'Web',
  'Zip',
] as const;

export type CommandTheme = (typeof commandThemes)[number];

/** What every page of a version says of itself. */
export interface PageFrontMatter {
  /** Heading of the page, and its name in the sidebar. */
  title: string;
  /** What the page answers, in 50 to 160 characters: shown by search engines and in lists. */
  description: string;
  /** Words that readers search for and that the text may lack. */
  keywords: string[];
  kind: PageKind;
  /** Group in the command list; commands only. */
  theme?: CommandTheme;
  sidebar_label?: string;
  /** Name on the links to the previous and the next page. */
  pagination_label?: string;
  /** Sidebar of a page that none of them lists. */
  displayed_sidebar?: string;
  /** Title for browsers and search engines, where another page of the version has the same `title`. */
  title_meta?: string;
  /** Terms that the page uses in their ordinary sense, so that they get no card. */
  ordinary_words?: string[];
}
