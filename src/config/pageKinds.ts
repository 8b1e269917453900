interface KindSettings {
  /** Search weight relative to 1. Explanatory pages count more than reference pages. */
  searchWeight: number;
  /** Label next to a search result. */
  word: string;
}

/** Page kinds; each has a template in `src/templates`. */
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
} as const satisfies Record<string, KindSettings>;

export type PageKind = keyof typeof pageKinds;

/** Groups in the command list; each command page names one as its `theme`. */
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

/** Front matter that any page in a version can have. */
export interface PageFrontMatter {
  /** The page's heading, and its label in the sidebar. */
  title: string;
  /** Summary in 50 to 160 characters, shown by search engines and in lists. */
  description: string;
  kind: PageKind;
  /** Group in the command list; commands only. */
  theme?: CommandTheme;
  sidebar_label?: string;
  /** Label for the page on "previous" and "next" links. */
  pagination_label?: string;
  /** Sidebar for a page that isn't listed in any. */
  displayed_sidebar?: string;
  /** Title for browsers and search engines if another page in the version has the same `title`. */
  title_meta?: string;
  /** Terms that the page uses in their ordinary sense; they get no card. */
  ordinary_words?: string[];
}
