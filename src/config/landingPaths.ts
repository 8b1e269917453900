import versions from '../../versions.json';

/** What a reader may have come for, and the pages that answer. */
export interface Path {
  title: string;
  text: string;
  /** One line of what the reader will write there. */
  sample?: string;
  /** Routes below the version; those that the version lacks are left out. */
  pages: {route: string; hash?: string; label: string}[];
}

export const paths: Path[] = [
  {
    title: 'Try Qodly',
    text: 'Open a free sandbox in your browser and build your first app.',
    pages: [
      {route: 'get-started/quickstart', label: 'Quickstart'},
      {route: 'get-started/first-app', label: 'Creating an application'},
      {route: 'get-started/intro', label: 'First steps'},
    ],
  },
  {
    title: 'Design data and pages',
    text: 'Model your data, drag components onto a page, bind them to data, and control who sees what.',
    sample: 'ds.Company.query("name == :1", "Globex").first().employees',
    pages: [
      {route: 'studio/model/model-editor-interface', label: 'Model Editor'},
      {route: 'studio/pageLoaders/pageLoaderOverview', label: 'Page Editor'},
      {route: 'studio/pageLoaders/components/componentsBasics', label: 'Components'},
      {route: 'studio/roles/overview', label: 'Roles and privileges'},
    ],
  },
  {
    title: 'Write server code',
    text: 'Learn QodlyScript: the language, its commands and classes, with examples you can copy.',
    sample: 'exposed function raise(rate : number) -> raised : integer',
    pages: [
      {route: 'language/basics/lang-quicktour', label: 'A quick tour'},
      {route: 'language/commands/command-list', label: 'All commands'},
      {route: 'category/classes', label: 'All classes'},
      {route: 'studio/debugging', label: 'Debugging'},
      {route: 'studio/coding', hash: '#check-your-code', label: 'Check your code'},
    ],
  },
  {
    title: 'Follow the guides',
    text: 'Learn the data model, queries, sessions, and login pages step by step.',
    sample: 'ds.Employee.query("salary > :1 order by lastName", 40000)',
    pages: [
      {route: 'guides/data-model-objects', label: 'Data model objects'},
      {route: 'guides/crud-operations', label: 'CRUD operations'},
      {route: 'guides/queries', label: 'Queries'},
      {route: 'guides/user-sessions', label: 'User sessions'},
    ],
  },
  {
    title: 'Integrate with other systems',
    text: 'Read and write data and call your functions from any HTTP client.',
    sample: 'GET /rest/Employee?$filter="salary > 40000"&$limit=10',
    pages: [
      {route: 'api/overview', label: 'REST API'},
      {route: 'api/$filter', label: '$filter'},
      {route: 'api/classfunctionsFunctionCalls', label: 'Function calls'},
      {route: 'studio/httpHandlers', label: 'HTTP handlers'},
      {route: 'customComponent/overview', label: 'Custom components'},
    ],
  },
  {
    title: 'Deploy and run',
    text: 'Manage environments, API keys, backups, metrics, and billing in the cloud console.',
    pages: [
      {route: 'cloud/consoleOverview', label: 'Console'},
      {route: 'cloud/environmentsOverview', label: 'Environments'},
      {route: 'cloud/deployManagement', label: 'Deployment'},
      {route: 'cloud/apiKeys', label: 'API keys'},
    ],
  },
  {
    title: 'Release notes and help',
    text: "See what's new in each release and find answers to common questions.",
    pages: [
      ...versions.map((label) => ({route: `notes/${label}`, label: `${label} release notes`})),
      {route: 'faq', label: 'FAQ'},
      {route: 'get-started/support', label: 'Support'},
    ],
  },
];

/** Ids of the docs that the ways lead to. The ids of category pages begin with a slash. */
export const landingDocs = paths.flatMap(({pages}) =>
  pages.map(({route}) => (route.startsWith('category/') ? `/${route}` : route)),
);
