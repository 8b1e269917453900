/** An assistant that can be asked about a page. */
export interface Assistant {
  label: string;
  /** URL that opens a conversation; the question is appended. */
  address: string;
}

/** Known assistants, keyed by the names that `ASSISTANTS` accepts. */
const knownAssistants: Readonly<Record<string, Assistant>> = {
  chatgpt: {label: 'ChatGPT', address: 'https://chatgpt.com/?q='},
  claude: {label: 'Claude', address: 'https://claude.ai/new?q='},
};

/** The publisher's settings for one deployment of the site. */
export interface Environment {
  /** Origin of the published site: `https://developer.qodly.com`. */
  siteUrl: string;
  /** Path of the site, with a slash at each end: `/docs/`. */
  baseUrl: string;
  /** True for a preview, which is labeled on each page and not indexed by search engines. */
  isPreview: boolean;
  /** The public GitHub repository for feedback issues, as `owner/name`. */
  feedbackRepository: string;
  /** Assistants in which "Copy page" can open a page. */
  assistants: Assistant[];
}

type Variables = Record<string, string | undefined>;

/**
 * Reads the publisher's variables. An empty one counts as unset, because CI sets variables that have
 * no value.
 *
 * @throws Error if a variable is invalid
 */
export function readEnvironment(variables: Variables): Environment {
  return {
    siteUrl: readOrigin(variables.SITE_URL || 'https://developer.qodly.com'),
    baseUrl: readBase(variables.BASE_URL || '/docs/'),
    isPreview: readFlag('PREVIEW', variables.PREVIEW),
    feedbackRepository: readRepository(variables.FEEDBACK_REPOSITORY || 'qodly/docs'),
    assistants: readAssistants(variables.ASSISTANTS),
  };
}

function readOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(
      `SITE_URL is "${value}". Use an origin, such as https://docs.example.com; the path goes in BASE_URL.`,
    );
  }
  return url.origin;
}

function readBase(value: string): string {
  const path = `/${value}/`.replace(/\/{2,}/g, '/');
  if (!/^\/(?:[\w~-][\w.~-]*\/)*$/.test(path)) {
    throw new Error(`BASE_URL is "${value}". Use a path, such as /docs/ or /.`);
  }
  return path;
}

function readFlag(name: string, value: string | undefined): boolean {
  if (value && !['0', '1'].includes(value)) {
    throw new Error(`${name} is "${value}". Use 1 for yes, and 0 or nothing for no.`);
  }
  return value === '1';
}

function readRepository(value: string): string {
  if (!/^[\w.-]+\/[\w.-]+$/.test(value)) {
    throw new Error(`FEEDBACK_REPOSITORY is "${value}". Use owner/name.`);
  }
  return value;
}

function readAssistants(value: string | undefined): Assistant[] {
  const names = value ? value.split(',').map((name) => name.trim()) : [];
  return names.map((name) => {
    const assistant = Object.hasOwn(knownAssistants, name) ? knownAssistants[name] : undefined;
    if (!assistant) {
      const known = Object.keys(knownAssistants).join(', ');
      throw new Error(`ASSISTANTS has "${name}". Use one or more of: ${known}.`);
    }
    return assistant;
  });
}

/** Environment variable in which `npm start -- --only` passes versions to the configuration: `next,1.1.0`. */
export const onlyVariable = 'ONLY_VERSIONS';

/** Returns Docusaurus's names for the versions that the dev server shows, or undefined for all. */
export function shownVersions(environment: NodeJS.ProcessEnv): string[] | undefined {
  const names = environment[onlyVariable];
  return names?.split(',').map((name) => (name === 'next' ? 'current' : name));
}
