import {attributePaths, type DataModel} from 'qodlyscript';
import {type ModelProblem, checkPath, unknownDataclass} from './checkPath';
import type {RestRequest} from './request';

type ModelRequestProblem = ModelProblem & {line: number};

/** How a parameter's value, which may be in double quotes, contains attribute names. */
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
