/** The ways into the docs that the landing page offers. */
export interface Path {
  title: string;
  text: string;
  /** Pages by their id; the first one is where the title leads. */
  pages: {id: string; label: string}[];
}

export const paths: Path[] = [
  {
    title: 'Start',
    text: 'Create an application in the cloud, open the studio, and see a page of your own run.',
    pages: [
      {id: 'get-started/quickstart', label: 'Quickstart'},
      {id: 'get-started/first-app', label: 'Creating an application'},
      {id: 'notes/1.0.0', label: 'Release notes'},
    ],
  },
  {
    title: 'Build',
    text: 'Model data, design pages, bind them to data and events, decide who may do what.',
    pages: [
      {id: 'studio/overview', label: 'Qodly Studio'},
      {id: 'studio/model/model-editor-interface', label: 'Data model'},
      {id: 'studio/pageLoaders/pageLoaderOverview', label: 'Pages'},
      {id: 'studio/roles/overview', label: 'Roles and privileges'},
    ],
  },
  {
    title: 'QodlyScript',
    text: 'The server-side language: its syntax, its commands, its classes, with samples.',
    pages: [
      {id: 'language/basics/lang-quicktour', label: 'A quick tour'},
      {id: 'language/commands/command-list', label: 'All commands'},
      {id: 'language/EntitySelectionClass', label: 'Entity selections'},
      {id: 'language/basics/lang-control-flow', label: 'Control flow'},
    ],
  },
  {
    title: 'REST API',
    text: 'Read and write data and call your functions from any program that speaks HTTP.',
    pages: [
      {id: 'api/overview', label: 'Getting started'},
      {id: 'api/$filter', label: '$filter'},
      {id: 'api/dataclassEndpoints', label: 'Endpoints'},
    ],
  },
  {
    title: 'Run',
    text: 'Environments, API keys, backups, deployments and bills in the cloud console.',
    pages: [
      {id: 'cloud/consoleOverview', label: 'Console'},
      {id: 'cloud/environmentsOverview', label: 'Environments'},
      {id: 'cloud/apiKeys', label: 'API keys'},
    ],
  },
  {
    title: 'Learn by doing',
    text: 'Whole walk-throughs: data model, create and change data, query it, log in.',
    pages: [
      {id: 'guides/data-model-objects', label: 'Data model objects'},
      {id: 'guides/queries', label: 'Queries'},
      {id: 'faq', label: 'FAQ'},
    ],
  },
];
