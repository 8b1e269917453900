import versions from '../../versions.json';

/** A link on the landing page, omitted in versions that lack its page. */
export interface LandingLink {
  label: string;
  /** Id of the doc; ids of category pages begin with a slash. */
  doc: string;
  anchor?: string;
}

/** A common task. Tasks are listed by popularity. */
interface Task extends LandingLink {
  /** The task in one line. */
  text: string;
  drawing: 'try' | 'model' | 'build' | 'code' | 'connect' | 'deploy';
}

/** Target of the main button. */
export const start: LandingLink = {label: 'Start the tutorial', doc: 'get-started/quickstart'};

export const codeChecker = {
  label: 'Check your code',
  doc: 'studio/coding',
  anchor: 'check-your-code',
} satisfies LandingLink;

/** Links for readers who know what they're looking for. */
export const reference: readonly LandingLink[] = [
  {label: 'Commands', doc: 'language/commands/command-list'},
  {label: 'Classes', doc: '/category/classes'},
  {label: 'Language', doc: '/category/language-basics'},
  {label: 'Components', doc: 'studio/pageLoaders/components/componentsBasics'},
  {label: 'REST', doc: 'api/dataclassEndpoints'},
  codeChecker,
];

export const cards: readonly Task[] = [
  {
    label: 'Try Qodly',
    text: 'Create a free sandbox, and open Qodly Studio in your browser.',
    drawing: 'try',
    doc: 'cloud/sandbox',
  },
  {
    label: 'Model your data',
    text: 'Draw dataclasses, their attributes, and their relations.',
    drawing: 'model',
    doc: 'studio/model/model-editor-interface',
  },
  {
    label: 'Build pages',
    text: 'Drag components onto the canvas, and bind them to your data.',
    drawing: 'build',
    doc: 'studio/pageLoaders/pageLoaderOverview',
  },
  {
    label: 'Write code',
    text: 'Learn QodlyScript, and add functions to your data model.',
    drawing: 'code',
    doc: 'language/basics/lang-quicktour',
  },
  {
    label: 'Connect over REST',
    text: 'Read data and call functions from any HTTP client.',
    drawing: 'connect',
    doc: 'api/overview',
  },
  {
    label: 'Deploy your app',
    text: 'Move a release from development to staging and production.',
    drawing: 'deploy',
    doc: 'cloud/deployManagement',
  },
];

export const help: readonly LandingLink[] = [
  {label: 'Frequently asked questions', doc: 'faq'},
  {label: 'Community and resources', doc: 'get-started/community'},
  {label: 'Support', doc: 'get-started/support'},
];

/** Ids of the docs that the landing page links to. */
export const landingDocs = [
  ...[start, ...reference, ...cards, ...help].map(({doc}) => doc),
  ...versions.map((version) => `notes/${version}`),
];
