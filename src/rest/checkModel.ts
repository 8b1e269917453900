import {closest} from 'fastest-levenshtein';
import {attributePaths, type DataModel} from 'qodlyscript';
import type {RestRequest} from './readRequests';

/** A name that isn't in the model. */
interface ModelProblem {
  /** `Customer`, or `Company.contract`. */
  name: string;
  found: string;
  hint: string;
}

const modelHint = 'The model is in guides/data-model-objects.md';

function unknownDataclass(name: string, model: DataModel): ModelProblem {
  return {
    name,
    found: `the sample model has no dataclass "${name}"`,
    hint: `${suggestion(name, model.keys())} ${modelHint}`,
  };
}

function unknownAttribute(dataclass: string, name: string, model: DataModel): ModelProblem {
  return {
    name: `${dataclass}.${name}`,
    found: `"${dataclass}" in the sample model has no attribute "${name}"`,
    hint: `${suggestion(name, model.get(dataclass)?.keys() ?? [])} ${modelHint}`,
  };
}

/**
 * Checks an attribute path, such as `employer.city` or `lines.product{2}.name`. Anything after an
 * attribute that isn't a relation is inside an object, whose content the model doesn't describe.
 */
function checkPath(dataclass: string, path: string, model: DataModel): ModelProblem[] {
  const [first = '', ...rest] = path.split('.');
  const name = first.replace(/[[{].*$/, '');
  const attribute = model.get(dataclass)?.get(name);
  if (name === '' || name === '*') {
    return [];
  }
  if (!attribute) {
    return [unknownAttribute(dataclass, name, model)];
  }
  return attribute.related && rest.length > 0
    ? checkPath(attribute.related, rest.join('.'), model)
    : [];
}

/** Returns what the model lacks of a dataclass or of an attribute path that starts there. */
export function unknownIn(model: DataModel, dataclass: string, path?: string): ModelProblem[] {
  if (path === undefined) {
    return model.has(dataclass) ? [] : [unknownDataclass(dataclass, model)];
  }
  // An unknown dataclass is reported where it is named.
  return model.has(dataclass) ? checkPath(dataclass, path, model) : [];
}

function suggestion(name: string, known: Iterable<string>): string {
  return `Did you mean "${closest(name, [...known])}"?`;
}

type ModelJsonProblem = ModelProblem & {line: number};

/**
 * Checks that the entities in JSON use only dataclasses and attributes from the model. An entity is an
 * object with `__KEY`, `__STAMP`, or `__ENTITY`, or in the body of a request; it or the list that contains it
 * names its dataclass. Text that isn't JSON is accepted.
 *
 * @param dataclass the dataclass of the entities in a request body
 */
export function checkEntityModel(
  text: string,
  model: DataModel,
  dataclass?: string,
): ModelJsonProblem[] {
  return entitiesIn(parseOrNull(text), dataclass, model)
    .flatMap(({className, keys}) =>
      model.has(className)
        ? keys.flatMap((key) => checkPath(className, key, model))
        : [unknownDataclass(className, model)],
    )
    .map((problem) => ({line: lineOf(problem.name, text), ...problem}));
}

interface JsonEntity {
  className: string;
  keys: string[];
}

function entitiesIn(value: unknown, dataclass: string | undefined, model: DataModel): JsonEntity[] {
  if (Array.isArray(value)) {
    return value.flatMap((item) => entitiesIn(item, dataclass, model));
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const object = value as Record<string, unknown>;
  const declared = object.__DATACLASS ?? object.__entityModel ?? dataclass;
  const className = typeof declared === 'string' ? declared : undefined;
  const keys = Object.keys(object);
  const isEntity =
    dataclass !== undefined || ['__KEY', '__STAMP', '__ENTITY'].some((key) => keys.includes(key));
  return [
    ...(className && isEntity
      ? [{className, keys: keys.filter((key) => !key.startsWith('__'))}]
      : []),
    ...Object.entries(object).flatMap(([key, child]) =>
      entitiesIn(
        child,
        key === '__ENTITIES' ? className : model.get(className ?? '')?.get(key)?.related,
        model,
      ),
    ),
  ];
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** in: `Company.contract`; out: one-based number of the first line that contains `"contract"` */
function lineOf(name: string, text: string): number {
  const word = `"${name.slice(name.lastIndexOf('.') + 1)}"`;
  return text.split('\n').findIndex((line) => line.includes(word)) + 1 || 1;
}

type ModelRequestProblem = ModelProblem & {line: number};

/** Parameters that list attribute names, and their syntax. The value may be in double quotes. */
const listKinds: Record<string, 'query' | 'order'> = {
  $attributes: 'order',
  $expand: 'order',
  $filter: 'query',
  $orderby: 'order',
  $savedfilter: 'query',
  $savedorderby: 'order',
};

/**
 * Checks that a request uses only dataclasses and attributes from the model.
 *
 * @param functions names that the page defines as functions, not attributes
 */
export function checkRequestModel(
  {method, path, parameters, line}: RestRequest,
  model: DataModel,
  functions: ReadonlySet<string>,
): ModelRequestProblem[] {
  const [, root, first = '', ...rest] = path?.split('/') ?? [];
  const segments = first === '$catalog' ? rest : [first, ...rest];
  const name = /^\w+/.exec(segments[0] ?? '')?.[0] ?? '';
  // `/rest/$info`, `/rest/{dataClass}`, and datastore functions.
  if (root !== 'rest' || !/^[A-Z]/.test(name)) {
    return [];
  }
  if (!model.has(name)) {
    return [{line, ...unknownDataclass(name, model)}];
  }
  const problems: ModelProblem[] = [];
  let dataclass = name;
  for (const segment of segments.slice(1)) {
    const names = segment.replace(/[:([].*$/, '').split(',');
    if (method !== 'GET' || segment.startsWith('$') || names.some((name) => functions.has(name))) {
      break;
    }
    problems.push(
      ...names
        .filter((name) => /^\w/.test(name))
        .flatMap((name) => checkPath(dataclass, name, model)),
    );
    dataclass = model.get(dataclass)?.get(names[0] ?? '')?.related ?? dataclass;
  }
  for (const [parameter, value = ''] of parameters) {
    const kind = listKinds[parameter];
    const paths = kind ? attributePaths(value.replace(/^"|"$/g, ''), kind) : [];
    // `/Company(1)/employees?$expand=employees` names a relation that the path has already followed.
    const isFollowed = (attribute: string) => segments.slice(1).includes(attribute);
    problems.push(
      ...paths
        .filter((path) => !isFollowed(path))
        .flatMap((path) => checkPath(dataclass, path, model)),
    );
  }
  return problems.map((problem) => ({line, ...problem}));
}
