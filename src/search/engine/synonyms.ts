/**
 * Synonyms, one set per line. Readers use the words of other databases and languages (table, column,
 * text); the pages use Qodly's (dataclass, attribute, string) and can't list all the others in their
 * keywords. Add a word here if it can replace another on any page. A word for the subject of a single
 * page belongs in that page's keywords.
 */
export const synonyms: readonly string[][] = [
  // Data
  ['table', 'dataclass'],
  ['record', 'row', 'entity'],
  ['column', 'field', 'attribute', 'property'],
  ['join', 'relation', 'relationship'],
  ['database', 'datastore'],
  ['recordset', 'selection', 'list'],
  ['array', 'collection', 'list'],
  ['string', 'text'],
  ['number', 'numeric', 'integer', 'real', 'num'],
  ['boolean', 'bool'],
  ['picture', 'image', 'photo'],
  ['binary', 'blob'],
  ['email', 'mail', 'message'],
  ['folder', 'directory'],
  ['id', 'identifier', 'uuid'],
  // Code
  ['function', 'method', 'procedure'],
  ['command', 'function'],
  ['argument', 'parameter'],
  ['thread', 'process', 'worker', 'background'],
  ['exception', 'error', 'failure'],
  ['regex', 'regexp', 'pattern'],
  ['asynchronous', 'async', 'background'],
  ['mutex', 'semaphore', 'lock'],
  ['callback', 'formula'],
  // Actions
  ['delete', 'remove', 'erase', 'drop'],
  ['create', 'add', 'new', 'make', 'generate'],
  ['change', 'modify', 'update', 'edit'],
  ['find', 'search', 'query', 'look'],
  ['sort', 'order'],
  ['show', 'display', 'view'],
  ['run', 'execute', 'call', 'invoke'],
  ['start', 'begin', 'launch', 'boot', 'startup'],
  ['stop', 'end', 'kill', 'abort'],
  ['read', 'get', 'fetch', 'retrieve', 'obtain'],
  ['write', 'save', 'store'],
  ['check', 'verify', 'validate', 'test'],
  ['convert', 'turn', 'transform', 'cast'],
  ['compress', 'zip', 'archive'],
  ['restrict', 'limit', 'protect', 'forbid', 'prevent'],
  ['allow', 'permit', 'grant', 'give'],
  ['wait', 'delay', 'pause', 'sleep'],
  ['join', 'concatenate', 'combine', 'merge'],
  ['iterate', 'loop'],
  ['undo', 'revert', 'rollback'],
  ['trim', 'strip'],
  ['resize', 'scale', 'thumbnail'],
  ['upload', 'import'],
  ['download', 'export'],
  // The studio and the console
  ['login', 'signin', 'authenticate', 'authentication'],
  ['permission', 'privilege', 'right', 'access'],
  ['user', 'member', 'colleague', 'teammate'],
  ['guest', 'visitor', 'anonymous', 'public'],
  ['deploy', 'publish', 'release'],
  ['popup', 'modal', 'dialog'],
  ['dropdown', 'select', 'combobox'],
  ['widget', 'component', 'control'],
  ['grid', 'table', 'datatable'],
  ['form', 'page', 'webform'],
  ['style', 'css', 'appearance'],
  ['colour', 'color'],
  ['price', 'cost', 'billing', 'payment'],
  ['invoice', 'bill'],
  ['event', 'trigger'],
  ['datasource', 'qodlysource'],
];

/**
 * One-way synonyms: features of other platforms and their local equivalents. A search for the former
 * also finds the latter, but not the other way around.
 */
export const translations: Readonly<Record<string, readonly string[]>> = {
  docker: ['container', 'deployment', 'environment'],
  kubernetes: ['container', 'environment'],
  cron: ['worker', 'process', 'delay'],
  scheduler: ['worker', 'process', 'delay'],
  pipeline: ['deployment', 'environment', 'release'],
  ci: ['deployment'],
  cd: ['deployment'],
  truncate: ['delete', 'drop'],
  dictionary: ['object'],
  hashmap: ['object'],
  lambda: ['formula'],
  closure: ['formula'],
  webhook: ['handler', 'endpoint'],
  microservice: ['http', 'rest'],
  schema: ['model', 'dataclass'],
  migration: ['model', 'deployment'],
};

/**
 * One-word queries that mean something with another name here, best first: `delete` exists on files and
 * mails, but readers rarely look for these.
 */
export const otherNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['delete', ['Entity.drop', 'EntitySelection.drop']],
  ['truncate', ['EntitySelection.drop']],
  ['cron', ['delayProcess', 'callWorker']],
  ['scheduler', ['delayProcess', 'callWorker']],
  ['settimeout', ['delayProcess', 'callWorker']],
]);
