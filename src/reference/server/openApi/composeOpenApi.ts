import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {joinRoute, openApiFile} from '../../../addresses/paths';
import type {Site} from '../../../content/site/site';
import {readEndpoints, type Endpoint} from './readEndpoints';

/** A parameter of an operation, or of its path. */
interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  schema: {type: string; enum?: unknown[]};
}

/** A version's label and page URLs. */
interface VersionInfo {
  label: string;
  /** Returns the URL of one of the version's pages, given its route. */
  urlOf: (route: string) => string;
}

/** Returns an OpenAPI document for each version's REST API, by file name. */
export function openApiFiles(
  {versions}: Site,
  loadedVersions: readonly LoadedVersion[],
  origin: string,
): [file: string, text: string][] {
  return versions.flatMap((version): [string, string][] => {
    const base = loadedVersions.find(({label}) => label === version.label)?.path;
    if (base === undefined) {
      return [];
    }
    const document = composeOpenApi(readEndpoints(version), {
      label: version.label,
      urlOf: (route) => origin + joinRoute(base, encodeURI(route)),
    });
    return [[openApiFile(version.label), `${JSON.stringify(document, undefined, 1)}\n`]];
  });
}

/** Describes a version's REST API, based on the requests that its endpoint pages document. */
export function composeOpenApi(endpoints: readonly Endpoint[], versionInfo: VersionInfo) {
  const paths: Record<string, Record<string, ReturnType<typeof composeOperation>>> = {};
  for (const group of groupBy(endpoints, ({path}) => withoutNames(path)).values()) {
    const names = namesOf(group);
    const path = renameParameters(group[0]?.path ?? '', names);
    const operations = groupBy(group, ({method}) => method.toLowerCase());
    paths[path] = Object.fromEntries(
      [...operations].map(([method, forms]) => [
        method,
        composeOperation(method, path, names, forms, endpoints, versionInfo),
      ]),
    );
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Qodly REST API',
      version: versionInfo.label,
      description: `The requests that the documentation of Qodly ${versionInfo.label} describes. Your application exposes its own dataclasses and functions.`,
    },
    servers: [
      {
        url: 'https://{host}',
        variables: {host: {default: 'localhost', description: 'Host of your application'}},
      },
    ],
    paths,
  };
}

function composeOperation(
  method: string,
  path: string,
  names: readonly string[],
  forms: readonly Endpoint[],
  all: readonly Endpoint[],
  {urlOf}: VersionInfo,
) {
  const pages = [...new Set(forms.map(({page}) => page))];
  const titles = pages.map(({frontMatter, route}) => `[${frontMatter.title}](${urlOf(route)})`);
  return {
    operationId: `${method}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '')}`,
    description: `Documented in ${titles.join(', ')}.`,
    externalDocs: {url: urlOf(pages[0]?.route ?? '')},
    parameters: [...composePathParameters(names, forms), ...composeQuery(forms, all)],
    ...(['post', 'put', 'patch'].includes(method) && {
      requestBody: {content: {'application/json': {}}},
    }),
    responses: {default: {description: 'Described in the documentation'}},
  };
}

function composePathParameters(names: readonly string[], forms: readonly Endpoint[]): Parameter[] {
  return names.map((name, position) => {
    const originals = new Set(forms.map((form) => parametersOf(form.path)[position] ?? ''));
    // Pages describe the same parameter in different words; the first description is good enough.
    const meanings = [...originals].flatMap(
      (original) => forms.find((form) => form.meanings.has(original))?.meanings.get(original) ?? [],
    );
    const description = meanings.join('. Or: ');
    return {
      name,
      in: 'path',
      required: true,
      ...(description && {description}),
      schema: {type: 'string'},
    };
  });
}

/**
 * Returns the forms' own query parameters, those that their pages say can be combined with them, and
 * those of parent paths, because attributes after a dataclass only select what the response contains.
 */
function composeQuery(forms: readonly Endpoint[], all: readonly Endpoint[]): Parameter[] {
  const parents = all.filter(
    ({method, path}) =>
      method === 'GET' &&
      forms.some((form) => form.method === method && form.path.startsWith(`${path}/`)),
  );
  const direct = [...forms, ...parents].flatMap(({parameters}) => [...parameters.keys()]);
  const added = forms.flatMap(({combined}) => combined);
  const names = [...new Set([...direct, ...added])].sort();
  return names.flatMap((name) => {
    const uses = all.filter(({parameters}) => parameters.has(name));
    const values = uses.map(({parameters}) => parameters.get(name) ?? '');
    const page = uses.find(({page}) => page.frontMatter.title?.includes(name))?.page;
    const description = page?.frontMatter.description;
    return uses.length === 0
      ? []
      : [
          {
            name,
            in: 'query' as const,
            required: false,
            ...(description && {description}),
            schema: schemaOf(values),
          },
        ];
  });
}

/** Returns a parameter's schema. If all forms spell out its value, no other value is valid. */
function schemaOf(values: readonly string[]): Parameter['schema'] {
  if (values.some((value) => value.includes('{'))) {
    return {type: 'string'};
  }
  const distinct = [...new Set(values)].sort();
  return distinct.every((value) => value === 'true' || value === 'false')
    ? {type: 'boolean'}
    : {type: 'string', enum: distinct};
}

/** Returns a path's parameter names. Forms that differ only in a name share one, as OpenAPI requires. */
function namesOf(group: readonly Endpoint[]): string[] {
  const positions = parametersOf(group[0]?.path ?? '').length;
  return Array.from({length: positions}, (_, position) => {
    const names = [...new Set(group.map(({path}) => parametersOf(path)[position] ?? ''))];
    const [first = '', second] = names;
    return names.length > 2 ? 'member' : second ? `${first}Or${capitalize(second)}` : first;
  });
}

/** in: `/rest/{dataClass}({key})`; out: `/rest/{}({})` */
function withoutNames(path: string): string {
  return path.replace(/\{[^}]+\}/g, '{}');
}

function parametersOf(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
}

function renameParameters(path: string, names: readonly string[]): string {
  let position = 0;
  return path.replace(/\{[^}]+\}/g, () => `{${names[position++]}}`);
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
