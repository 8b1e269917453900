import {accessors} from '../parser/fileGrammar';
import type {Rule} from './ruleInput';

/** Disallows the function names `get`, `set`, `query`, `orderBy`, and `event`: keywords after `function`. */
export const functionNames: Rule = ({bodies}, report) =>
  bodies
    .flatMap(({owner}) => owner ?? [])
    .filter(({name, accessor}) => accessor === undefined && accessors.has(name))
    .forEach(({name, at}) =>
      report(
        {at},
        `"${name}" is a keyword after "function"`,
        name === 'event'
          ? 'Choose another name, such as "handleEvent"'
          : `Name the function "${name}Value", for example, or write "function ${name} NAME" for a calculated attribute named NAME`,
        {relatedName: name},
      ),
    );
