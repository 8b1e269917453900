import {type ModelProblem, checkPath, unknownDataclass} from './checkPath';
import type {DataModel} from 'qodlyscript';

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
