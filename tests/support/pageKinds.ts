import {latest, other} from './versions';

/** A page of each kind by its route below the base path, in the latest version by default. */
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
  'custom component': 'customComponent/setup',
  studio: 'studio/overview',
  cloud: 'cloud/consoleOverview',
  guide: 'guides/queries',
  'release notes': `notes/${latest}`,
  'old version': `${other}/language/SignalClass`,
  'upcoming version': 'next/studio/localization',
  'style page': 'markdown-page',
  'name lookup': 'searchAPI',
  'not found': 'no-such-page',
};
