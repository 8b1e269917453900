import {closest} from 'fastest-levenshtein';
import type {DataModel} from 'qodlyscript';

/** A name that isn't in the model. */
export interface ModelProblem {
  /** `Customer`, or `Company.contract`. */
  name: string;
  found: string;
  hint: string;
}

const modelHint = 'The model is in guides/data-model-objects.md';

export function unknownDataclass(name: string, model: DataModel): ModelProblem {
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
export function checkPath(dataclass: string, path: string, model: DataModel): ModelProblem[] {
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
