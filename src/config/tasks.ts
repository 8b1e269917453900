/** The most common tasks and their pages, available on every page (`knownDocs`). */
export const tasks: readonly {label: string; doc: string}[] = [
  {label: 'Query data', doc: 'guides/queries'},
  {label: 'Build a page', doc: 'studio/pageLoaders/pageLoaderOverview'},
  {label: 'Add functions to the data model', doc: 'guides/data-model-objects'},
  {label: 'Call a function over REST', doc: 'api/classfunctionsFunctionCalls'},
  {label: 'Deploy an application', doc: 'cloud/deployManagement'},
];

/** The developers' community, also available on every page. */
export const communityDoc = 'get-started/community';
