import {latest, other} from './versions';

/** The route of one page of each kind, relative to the base path. Most pages are in the latest version. */
export const pageKinds = {
  landing: '',
  page: 'faq',
  command: 'language/commands/replaceString',
  'command list': 'language/commands/command-list',
  class: 'language/SignalClass',
  concept: 'language/basics/lang-operators',
  category: 'category/classes',
  endpoint: 'api/$filter',
  component: 'studio/pageLoaders/components/datatable',
  'custom component': 'customComponent/setup',
  studio: 'studio/overview',
  cloud: 'cloud/consoleOverview',
  guide: 'guides/queries',
  'release notes': `notes/${latest}`,
  'old version': `${other}/language/SignalClass`,
  'upcoming version': 'next/studio/localization',
  'style page': 'markdown-page',
  'name lookup': 'searchAPI',
  // With similar pages, which only the browser can list.
  'not found': 'language/commands/replaceStrin',
};
