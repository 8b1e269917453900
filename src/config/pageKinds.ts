interface KindOfPage {
  /** How much more, or less, its pages explain than a reference, which names things; 1 is usual. */
  searchWeight: number;
}

/** The kinds of pages. Each has a template in `src/templates`. */
export const pageKinds = {
  class: {searchWeight: 1},
  cloud: {searchWeight: 1},
  command: {searchWeight: 1},
  component: {searchWeight: 1},
  concept: {searchWeight: 1.1},
  endpoint: {searchWeight: 1},
  guide: {searchWeight: 1.2},
  notes: {searchWeight: 0.6},
  page: {searchWeight: 1},
  studio: {searchWeight: 1},
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
}
