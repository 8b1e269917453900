import type {Rule} from './ruleInput';

/** Disallows naming a variable, parameter, or result after a command. */
export const reservedNames: Rule = ({bodies, facts}) =>
  bodies
    .flatMap(({variables}) => variables)
    .filter(({name}) => facts.commands.has(name))
    .map(({name, at}) => ({
      at,
      found: `"${name}" names a variable, but is also a command`,
      hint: 'Choose another name',
      about: name,
    }));
