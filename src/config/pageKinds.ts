interface KindOfPage {
  /** How much more, or less, its pages explain than a reference, which names things; 1 is usual. */
  searchWeight: number;
  /** The letters in front of a search result of this kind. */
  sign: string;
}

/** The kinds of pages. Each has a template in `src/templates`. */
export const pageKinds = {
  class: {searchWeight: 1, sign: 'C'},
  cloud: {searchWeight: 1, sign: '^'},
  command: {searchWeight: 1, sign: 'ƒ'},
  component: {searchWeight: 1, sign: '<>'},
  concept: {searchWeight: 1.1, sign: 'P'},
  endpoint: {searchWeight: 1, sign: '/'},
  guide: {searchWeight: 1.2, sign: 'G'},
  notes: {searchWeight: 0.6, sign: 'N'},
  page: {searchWeight: 1, sign: 'P'},
  studio: {searchWeight: 1, sign: 'S'},
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
}
