/** The kinds of pages. Each has a template in `src/templates`. */
export const pageKinds = [
  'class',
  'cloud',
  'command',
  'component',
  'concept',
  'endpoint',
  'guide',
  'notes',
  'page',
  'studio',
] as const;

export type PageKind = (typeof pageKinds)[number];

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
