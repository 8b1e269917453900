import type {AgentQuestion} from './agentQuestions';

/**
 * Questions that were written from the facts before anyone had looked at the index. Only their number
 * counts: whoever mends the index for one of them must write others.
 */
export const heldOutQuestions: AgentQuestion[] = [
  ['How do I run an external program and read what it prints?', 'language/SystemWorkerClass'],
  ['How do I generate an RSA key pair and sign a message with it?', 'language/CryptoKeyClass'],
  ['Which files does a project of a custom component consist of?', 'customComponent/structure'],
  ['How do I wait for another process with a signal?', 'language/SignalClass'],
  [
    'How do I remove duplicate values from a collection?',
    'language/CollectionClass',
    'language/classes/Collection/distinct',
  ],
  ['How do I know which privileges the current session has?', 'language/SessionClass'],
  ['How do I read a text file line by line?', 'language/FileHandleClass'],
  ['How do I parse a JSON string into an object?', 'language/commands/jsonParse'],
  ['Which command gives the current date?', 'language/commands/currentDate'],
  ['How do I generate a UUID?', 'language/commands/generateUUID'],
  ['How do I round a number to two decimals?', 'language/commands/round'],
  ['How do I get the number of days between two dates?', 'language/basics/lang-date'],
  ['How do I write a loop over the items of a collection?', 'language/basics/lang-control-flow'],
  ['How do I define a class that extends another class?', 'language/basics/lang-classes'],
  [
    'How do I limit how many entities a REST response holds, and get the next page?',
    'api/$top$limit',
    'api/$skip',
  ],
  ['How do I delete entities over REST?', 'api/$method', 'api/dataclassManipulation'],
  [
    'How do I keep an entity set on the server for later requests?',
    'api/$entityset',
    'api/$method',
  ],
  ['How do I compute an average over an attribute in REST?', 'api/$compute'],
  ['How do I lock an entity by REST while a user edits it?', 'api/$lock'],
  ['How do I call a function of a singleton from REST?', 'api/$singleton'],
  ['How do I let users upload a file from a page?', 'studio/pageLoaders/components/fileupload'],
  ['How do I show a modal dialog on a page?', 'studio/pageLoaders/components/dialog'],
  ['How do I share a CSS class between components?', 'studio/pageLoaders/styling'],
  ['How do I reuse a group of components on other pages?', 'studio/pageLoaders/craftedComponents'],
  [
    'How do I store a value in the local storage of the browser with a Qodly source?',
    'studio/pageLoaders/qodlySources',
  ],
  ['How can I watch the memory and CPU that my app uses?', 'cloud/resourceMonitoring'],
  [
    'How do I deploy a new version of my application to production?',
    'cloud/deployManagement',
    'get-started/deployment',
  ],
  [
    'How do I invite a colleague to my app and choose their role?',
    'cloud/myApps',
    'cloud/userAccountManagement',
  ],
  [
    'How do I keep data of a user from one request to the next?',
    'guides/user-sessions',
    'orda/sessions',
    'language/SessionClass',
  ],
  ['How do I create, update and delete entities from a page?', 'guides/crud-operations'],
];
