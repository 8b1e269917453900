/** A page of each kind, by its route in the latest version. */
export const pageKinds = {
  landing: '',
  page: 'faq',
  command: 'language/commands/replaceString',
  'list of commands': 'language/commands/command-list',
  class: 'language/SignalClass',
  concept: 'language/basics/lang-operators',
  category: 'category/classes',
  endpoint: 'api/$filter',
  component: 'studio/pageLoaders/components/datatable',
  studio: 'studio/overview',
  cloud: 'cloud/consoleOverview',
  guide: 'guides/queries',
  'release notes': 'notes/1.1.0',
  'page of another version': '1.0.0/faq',
  'not found': 'no-such-page',
};
