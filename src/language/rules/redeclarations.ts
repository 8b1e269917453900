import {toValueType} from '../inference/valueTypes';
import type {Identifier} from '../parser/syntax';
import type {Body, Rule} from './ruleInput';

/** Disallows redeclaring a variable with a different type. */
export const redeclarations: Rule = ({bodies}) =>
  bodies.flatMap((body) => {
    const first = new Map<string, string | undefined>();
    return declarations(body).flatMap(({name, at, type}) => {
      const key = name.toLowerCase();
      const earlier = first.get(key);
      if (!first.has(key)) {
        first.set(key, type);
      }
      return earlier !== undefined &&
        type !== undefined &&
        toValueType(earlier) !== toValueType(type)
        ? [
            {
              at,
              found: `"${name}" is declared as ${type} here, but as ${earlier} above`,
              hint: 'Remove one declaration, or choose another name',
            },
          ]
        : [];
    });
  });

type Declaration = Identifier & {type: string | undefined};

function declarations({header, statementsOf}: Body): Declaration[] {
  const result = header?.result?.name;
  return [
    ...(header?.parameters.map(({name, at, type}) => ({name, at, type: type?.name})) ?? []),
    ...(result ? [{...result, type: header?.result?.type?.name}] : []),
    ...statementsOf('var').flatMap(({names, type}) =>
      names.map(({name, at}) => ({name, at, type: type?.name})),
    ),
  ];
}
