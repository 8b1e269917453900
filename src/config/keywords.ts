import {isBelow} from '../addresses/isBelow';

/** Keywords for every page on the site. */
export const generalKeywords = [
  'Qodly',
  'QodlyScript',
  'low-code',
  'web application',
  'ORDA',
  'REST API',
  'documentation',
];

interface Section {
  /** Prefixes of routes within a version: `language` covers `language/…`. */
  prefixes: string[];
  keywords: string[];
}

const sections: Section[] = [
  {
    prefixes: ['get-started'],
    keywords: ['getting started', 'quickstart', 'first application', 'subscription'],
  },
  {
    prefixes: ['studio'],
    keywords: ['Qodly Studio', 'page editor', 'model editor', 'roles and permissions', 'debugger'],
  },
  {
    prefixes: ['data-explorer'],
    keywords: ['Data Explorer', 'browse data', 'edit records', 'query data'],
  },
  {
    prefixes: ['language', 'category'],
    keywords: ['programming language', 'commands', 'classes', 'functions', 'server-side code'],
  },
  {
    prefixes: ['cloud'],
    keywords: ['cloud console', 'environments', 'deployment', 'backup', 'API keys'],
  },
  {
    prefixes: ['api'],
    keywords: ['REST', 'HTTP requests', 'endpoints', 'query parameters', 'entity sets'],
  },
  {
    prefixes: ['customComponent'],
    keywords: ['custom components', 'React', 'webform editor', 'component API'],
  },
  {
    prefixes: ['qodlyLookerStudio', 'integrations'],
    keywords: ['Looker Studio', 'connector', 'reports', 'dashboards'],
  },
];

/** Returns the keywords for the page at `route` in its version: the general ones, and its section's. */
export function keywordsOf(route: string): string[] {
  const section = sections.find(({prefixes}) => isBelow(route, prefixes));
  return [...generalKeywords, ...(section?.keywords ?? [])];
}
