import {listQueries} from './listQueries';

const command = (name: string) => `language/commands/${name}`;
const language = (page: string) => `language/${page}`;

/**
 * Queries by developers from other platforms, in those platforms' terms. Missing synonyms were added with
 * these queries in mind, so the figures say little about new queries.
 * `tests/build/platformQueries.test.ts` prints the figures and requires a correct answer among the first
 * three for 85%.
 */
export const platformQueries = listQueries({
  databases: [
    [
      'join two tables',
      'guides/queries',
      'studio/model/attributes',
      'guides/crud-operations',
      'guides/data-model-objects',
    ],
    [
      'foreign key',
      'studio/model/attributes',
      'studio/model/model-editor-interface',
      'guides/data-model-objects',
    ],
    ['one to many', 'studio/model/attributes'],
    [
      'delete',
      language('EntityClass#drop'),
      language('EntitySelectionClass#drop'),
      'guides/crud-operations',
    ],
    ['delete a row', language('EntityClass#drop'), 'guides/crud-operations', 'data-explorer'],
    ['drop table', 'studio/model/datastore-classes'],
    [
      'truncate table',
      language('EntitySelectionClass#drop'),
      'data-explorer',
      'guides/crud-operations',
      'cloud/dataManagement',
    ],
    [
      'insert into',
      language('DataClassClass#new'),
      'guides/crud-operations',
      language('EntityClass#save'),
      'api/$method',
      'api/dataclassManipulation',
    ],
    ['select where', 'guides/queries', language('DataClassClass#query'), 'api/$filter'],
    ['prepared statement', 'guides/queries', language('DataClassClass#query')],
    ['auto increment', 'studio/model/attributes', 'studio/model/datastore-classes'],
    [
      'schema migration',
      'studio/model/model-editor-interface',
      'studio/model/attributes',
      'studio/model/datastore-classes',
      'cloud/deployManagement',
    ],
    ['explain query', 'api/$queryplan', 'guides/queries', 'data-explorer', 'api/$querypath'],
    [
      'row level security',
      'guides/crud-operations',
      language('DataClassClass'),
      'studio/roles/dataClassPermissions',
      'studio/roles/overview',
      'guides/data-model-objects',
    ],
    ['stored procedure', 'studio/model/functions', 'guides/data-model-objects'],
    [
      'optimistic locking',
      language('EntityClass#save'),
      language('EntityClass'),
      'guides/crud-operations',
      language('EntityClass#lock'),
    ],
  ],
  servers: [
    [
      'docker',
      'faq',
      'cloud/environmentsOverview',
      'get-started/deployment',
      'cloud/deployManagement',
    ],
    ['cron', command('delayProcess'), command('callWorker'), language('SystemWorkerClass')],
    ['scheduler', command('delayProcess'), command('callWorker'), language('SystemWorkerClass')],
    [
      'environment variable',
      language('SystemWorkerClass'),
      language('SystemWorkerClass#4dsystemworkernew'),
    ],
    ['setTimeout', command('delayProcess'), command('callWorker')],
    ['rate limiting api token', 'cloud/apiKeys', 'api/overview'],
    [
      'ci cd pipeline',
      'cloud/deployManagement',
      'get-started/deployment',
      'cloud/environmentsOverview',
    ],
    ['console.log', command('logEvent'), 'studio/debugging', 'get-started/test-debug'],
    ['microservice call', language('HTTPRequestClass'), command('openDatastore')],
    [
      'webhook',
      'studio/httpHandlers',
      language('IncomingMessageClass'),
      'api/classFunctionsOverview',
      language('EndpointsClass'),
    ],
  ],
  languages: [
    ['for loop', 'language/basics/lang-control-flow'],
    ['array push', language('CollectionClass#push')],
    ['dictionary keys', command('objectKeys'), 'language/basics/lang-object'],
    ['lambda', language('FunctionClass'), command('formula'), 'language/basics/lang-methods'],
    ['try except', 'language/basics/lang-errors'],
    [
      'string interpolation',
      'language/basics/lang-text',
      command('replaceString'),
      command('string'),
    ],
  ],
});
