/** What most readers come to do, and the pages that say how; every page knows them (`knownDocs`). */
export const tasks: readonly {label: string; doc: string}[] = [
  {label: 'Query data', doc: 'guides/queries'},
  {label: 'Build a page', doc: 'studio/pageLoaders/pageLoaderOverview'},
  {label: 'Add functions to the data model', doc: 'guides/data-model-objects'},
  {label: 'Call a function over REST', doc: 'api/classfunctionsFunctionCalls'},
  {label: 'Deploy an application', doc: 'cloud/deployManagement'},
];

/** Where developers ask each other; every page knows it, too. */
export const communityDoc = 'get-started/community';
