import type {Rule} from './ruleInput';

/** Disallows naming a variable, parameter, or result after a command. */
export const reservedNames: Rule = ({bodies, facts}, report) =>
  bodies
    .flatMap(({variables}) => variables)
    .filter(({name}) => facts.commands.has(name))
    .forEach(({name, at}) =>
      report({at}, `"${name}" names a variable, but is also a command`, 'Choose another name', {
        relatedName: name,
      }),
    );
