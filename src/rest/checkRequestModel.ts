import {pathsInOrder, pathsInQuery} from '../language/checks/attributePaths';
import {checkPath, unknownDataclass, type ModelFault} from '../language/checks/checkPath';
import type {DataModel} from '../language/checks/dataModel';
import type {RestRequest} from './request';

type ModelRequestFault = ModelFault & {line: number};

/** Readers of the attribute names in each parameter's value, which may be in double quotes. */
const readers: Record<string, (value: string) => string[]> = {
  $attributes: pathsInOrder,
  $expand: pathsInOrder,
  $filter: pathsInQuery,
  $orderby: pathsInOrder,
  $savedfilter: pathsInQuery,
  $savedorderby: pathsInOrder,
};

/**
 * Checks that a request names only dataclasses and attributes of the model.
 *
 * @param functions names that the page defines as functions, not attributes
 */
export function checkRequestModel(
  {method, path, parameters, line}: RestRequest,
  model: DataModel,
  functions: ReadonlySet<string>,
): ModelRequestFault[] {
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
  const faults: ModelFault[] = [];
  let dataclass = name;
  for (const segment of segments.slice(1)) {
    const names = segment.replace(/[:([].*$/, '').split(',');
    if (method !== 'GET' || segment.startsWith('$') || names.some((one) => functions.has(one))) {
      break;
    }
    faults.push(
      ...names.filter((one) => /^\w/.test(one)).flatMap((one) => checkPath(dataclass, one, model)),
    );
    dataclass = model.get(dataclass)?.get(names[0] ?? '')?.related ?? dataclass;
  }
  for (const [parameter, value = ''] of parameters) {
    const paths = readers[parameter]?.(value.replace(/^"|"$/g, '')) ?? [];
    // `/Company(1)/employees?$expand=employees` names the relation it has followed.
    const isFollowed = (one: string) => segments.slice(1).includes(one);
    faults.push(
      ...paths.filter((one) => !isFollowed(one)).flatMap((one) => checkPath(dataclass, one, model)),
    );
  }
  return faults.map((fault) => ({line, ...fault}));
}
