import type {Rule} from './ruleInput';
import {unknownNames} from './unknownNames';

/** A name that nothing sets is a typo when a variable has almost the same one. */
export const misspelledVariables: Rule = (input) =>
  unknownNames(input).flatMap(({name, at, kind, similar}) =>
    kind === 'variable' && similar !== undefined
      ? [
          {
            at,
            found: `"${name}" is read, and nothing sets it`,
            hint: `Did you mean "${similar}"?`,
          },
        ]
      : [],
  );
