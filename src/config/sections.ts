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

/** Images that other sites show for a link: their names, and the titles drawn on them. */
export const socialCards = {
  docs: 'Documentation',
  'get-started': 'Getting started',
  studio: 'Qodly Studio',
  language: 'QodlyScript',
  cloud: 'Cloud console',
  api: 'REST API',
  components: 'Custom components',
  integrations: 'Looker Studio',
  guides: 'Guides',
  notes: 'Release notes',
};

interface Section {
  /** Prefixes of routes within a version: `language` covers `language/…`. */
  prefixes: string[];
  card: keyof typeof socialCards;
  keywords?: string[];
}

const sections: Section[] = [
  {
    prefixes: ['get-started'],
    card: 'get-started',
    keywords: ['getting started', 'quickstart', 'first application', 'subscription'],
  },
  {
    prefixes: ['studio'],
    card: 'studio',
    keywords: ['Qodly Studio', 'page editor', 'model editor', 'roles and permissions', 'debugger'],
  },
  {
    prefixes: ['data-explorer'],
    card: 'studio',
    keywords: ['Data Explorer', 'browse data', 'edit records', 'query data'],
  },
  {
    prefixes: ['language', 'category'],
    card: 'language',
    keywords: ['programming language', 'commands', 'classes', 'functions', 'server-side code'],
  },
  {
    prefixes: ['cloud'],
    card: 'cloud',
    keywords: ['cloud console', 'environments', 'deployment', 'backup', 'API keys'],
  },
  {
    prefixes: ['api'],
    card: 'api',
    keywords: ['REST', 'HTTP requests', 'endpoints', 'query parameters', 'entity sets'],
  },
  {
    prefixes: ['customComponent'],
    card: 'components',
    keywords: ['custom components', 'React', 'webform editor', 'component API'],
  },
  {
    prefixes: ['qodlyLookerStudio', 'integrations'],
    card: 'integrations',
    keywords: ['Looker Studio', 'connector', 'reports', 'dashboards'],
  },
  {prefixes: ['guides'], card: 'guides'},
  {prefixes: ['notes'], card: 'notes'},
];

function sectionOf(route: string): Section | undefined {
  return sections.find(({prefixes}) =>
    prefixes.some((prefix) => route === prefix || route.startsWith(`${prefix}/`)),
  );
}

/** Returns the keywords for the page at `route` in its version: the general ones, and its section's. */
export function keywordsOf(route: string): string[] {
  return [...generalKeywords, ...(sectionOf(route)?.keywords ?? [])];
}

/** Returns the path of the page's image, relative to the base path, and its title. */
export function socialCardOf(route: string): {image: string; title: string} {
  const name = sectionOf(route)?.card ?? 'docs';
  return {image: socialCardFile(name), title: socialCards[name]};
}

export function socialCardFile(name: string): string {
  return `img/cards/${name}.png`;
}
