export type AgentQuestion = [question: string, ...answers: string[]];

/** Questions from a developer on the oldest version, each with the routes of the pages that answer it. */
export const agentQuestions: AgentQuestion[] = [
  ['Which command replaces a string in a text?', 'language/commands/replaceString'],
  ['How do I convert a string to a date?', 'language/commands/date'],
  [
    'How can I sort the elements of a collection?',
    'language/CollectionClass',
    'language/classes/Collection/sort',
    'language/classes/Collection/orderBy',
  ],
  [
    'What does lastIndexOf of a collection return?',
    'language/CollectionClass',
    'language/classes/Collection/lastIndexOf',
  ],
  [
    'How do I lock an entity, so that no other process saves it?',
    'language/EntityClass',
    'language/classes/Entity/lock',
  ],
  [
    'How do I sort the entities of an entity selection?',
    'language/EntitySelectionClass',
    'language/classes/EntitySelection/orderBy',
  ],
  ['How do I query a dataclass with $filter in a REST request?', 'api/$filter'],
  ['How do I expand related attributes with $expand?', 'api/$expand'],
  ['How do I sort the result of a REST request with $orderby?', 'api/$orderby'],
  ['What precedence do operators have?', 'language/basics/lang-operators'],
  ['How do I declare parameters of a function?', 'language/basics/lang-parameters'],
  ['How are errors handled with try and catch?', 'language/basics/lang-errors'],
  ['What is the difference between null and undefined?', 'language/basics/lang-null-undefined'],
  ['How do I share an object between processes?', 'language/basics/lang-shared'],
  ['How do I send an email with SMTP?', 'language/SMTPTransporterClass'],
  [
    'How do I read mails of an IMAP server?',
    'language/IMAPTransporterClass',
    'language/classes/IMAPTransporter/getMails',
    'language/classes/IMAPTransporter/getMail',
  ],
  [
    'How do I create a zip archive of files?',
    'language/commands/zipCreateArchive',
    'language/ZipArchiveClass',
  ],
  ['How do I make an HTTP request to another server?', 'language/HTTPRequestClass'],
  [
    'How do I configure the columns of a data table component?',
    'studio/pageLoaders/components/datatable',
  ],
  ['Which formats do dates and times have in a component?', 'studio/pageLoaders/date-time-formats'],
  [
    'How do I bind an action to the click of a button?',
    'studio/pageLoaders/events/bindingActionToEvents',
  ],
  [
    'How do I show a page to users with a privilege only, with conditional states?',
    'studio/pageLoaders/states/conditionalState',
  ],
  ['How do I set permissions on a dataclass?', 'studio/roles/dataClassPermissions'],
  ['How do I import CSV data into the model?', 'studio/model/import'],
  [
    'How do I add a calculated attribute to a data class?',
    'studio/model/attributes',
    'guides/data-model-objects',
  ],
  ['How do I set a breakpoint in the debugger?', 'studio/debugging'],
  ['How do I create an API key in the console?', 'cloud/apiKeys'],
  [
    'When are backups of the data made, and how do I restore one?',
    'cloud/dataManagement',
    'get-started/data-management',
  ],
  [
    'How do I build a login page for public access?',
    'guides/creating-a-login-page-for-public-access',
  ],
  ['Do I get a refund when I cancel my subscription?', 'get-started/refunds'],
];
