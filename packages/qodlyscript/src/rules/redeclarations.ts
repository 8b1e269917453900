import {toValueType} from '../inference/valueTypes';
import type {Rule} from './ruleInput';

/** Disallows redeclaring a variable with a different type. */
export const redeclarations: Rule = ({bodies}, report) => {
  for (const {header, statementsOf} of bodies) {
    const {parameters = [], result} = header ?? {};
    const first = new Map<string, string | undefined>();
    const declarations = [
      ...parameters.map((parameter) => ({names: [parameter], type: parameter.type})),
      {names: result?.name ? [result.name] : [], type: result?.type},
      ...statementsOf('var'),
    ];
    for (const {names, type} of declarations) {
      for (const name of names) {
        const key = name.name.toLowerCase();
        const earlier = first.get(key);
        if (!first.has(key)) {
          first.set(key, type?.name);
        } else if (
          earlier !== undefined &&
          type &&
          toValueType(earlier) !== toValueType(type.name)
        ) {
          report(
            name,
            `"${name.name}" is declared as ${type.name} here, but as ${earlier} above`,
            'Remove one declaration, or choose another name',
          );
        }
      }
    }
  }
};
