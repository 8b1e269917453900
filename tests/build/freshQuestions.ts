import type {AgentQuestion} from './agentQuestions';

/** Questions written from facts about the platform, measured once, and never used to improve the results. */
export const freshQuestions: AgentQuestion[] = [
  ['How do I add three months to an invoice date?', 'language/commands/addToDate'],
  [
    'Comparing two decimal amounts fails by a tiny rounding error, which tolerance can I set?',
    'language/commands/setRealComparisonLevel',
  ],
  ['How can I measure how long a piece of code takes?', 'language/commands/milliseconds'],
  ['How do I check that incoming JSON follows a schema?', 'language/commands/jsonValidate'],
  ['How do I make sure that only one process does a job at a time?', 'language/commands/semaphore'],
  ['How do I compute the SHA256 of a text?', 'language/commands/generateDigest'],
  ['How do I make a deep copy of an object?', 'language/commands/objectCopy'],
  ['How do I encode a blob as Base64 for a URL?', 'language/commands/base64Encode'],
  [
    'How do I turn a raw MIME message into an email object?',
    'language/commands/mailConvertFromMIME',
  ],
  ['Which number stands for a letter in Unicode?', 'language/commands/characterCode'],
  [
    'How do I undo all changes of a transaction on the datastore?',
    'language/DataStoreClass',
    'language/classes/DataStore/cancelTransaction',
  ],
  [
    'How do I fetch one record by its primary key?',
    'language/DataClassClass',
    'language/classes/DataClass/get',
  ],
  ['How do I rename or delete a file on disk?', 'language/FileClass'],
  [
    'Which properties hold the subject, sender and recipients of a mail?',
    'language/EmailObjectClass',
  ],
  [
    'How do I return a generated picture or file to the browser from a function?',
    'language/OutgoingMessageClass',
  ],
  ['How do I list all the people who have an account in my application?', 'language/UsersClass'],
  [
    'From server code, how do I hide an element of the page or give it a CSS class?',
    'language/WebFormItemClass',
  ],
  [
    'How do I show an error message to the user after a function was called?',
    'language/WebFormClass',
  ],
  [
    'Which characters may the name of a variable or property contain?',
    'language/basics/lang-identifiers',
  ],
  [
    'What does a path that begins with /RESOURCES/ or /PROJECT/ mean?',
    'language/basics/lang-pathnames',
  ],
  [
    'How long does an entity set stay in the cache, and how do I change that?',
    'api/$timeout',
    'api/$entityset',
  ],
  ['How do I remove deleted entities from an entity set over REST?', 'api/$clean'],
  ['How do I show one page inside another?', 'studio/pageLoaders/components/pageLoader'],
  ['How do I let a user choose a price with a slider?', 'studio/pageLoaders/components/rangeinput'],
  [
    'How do I install a component that I wrote myself in the Studio?',
    'studio/pageLoaders/components/uploadCustomComponents',
  ],
  ['How do I choose which page opens first when the app starts?', 'studio/settings'],
  ['How do I look at and edit the records of my database while I develop?', 'data-explorer'],
  ['What happens when my credit card is refused?', 'get-started/payments'],
  ['How do I report a bug, or reach someone who helps?', 'get-started/support'],
  ['Can I make charts of my data in Google Looker?', 'integrations/google-looker-studio'],
];
