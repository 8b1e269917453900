import type {SourceFault} from '../parser/faults';
import type {Expression, Header, Identifier, Statement} from '../parser/syntax';
import type {LanguageFacts} from './facts';

/** Checks that no variable has the name of a command: these are reserved. */
export function checkVariableNames(statement: Statement, {commands}: LanguageFacts): SourceFault[] {
  return variablesOf(statement).flatMap((variable) => reservedFaults(variable, commands));
}

/** As `checkVariableNames`, for the parameters and the result of a method or a function. */
export function checkParameterNames(
  header: Header | undefined,
  {commands}: LanguageFacts,
): SourceFault[] {
  const result = header?.result?.name;
  return [...(header?.parameters ?? []), ...(result ? [result] : [])].flatMap((parameter) =>
    reservedFaults(parameter, commands),
  );
}

/** Variables that the statement declares or assigns. */
function variablesOf(statement: Statement): Identifier[] {
  switch (statement.kind) {
    case 'var':
      return statement.names;
    case 'for':
    case 'forEach':
      return statement.args.slice(0, 1).flatMap(identifierOf);
    case 'expression':
      return statement.expression.kind === 'assignment'
        ? identifierOf(statement.expression.target)
        : [];
    default:
      return [];
  }
}

function identifierOf(expression: Expression): Identifier[] {
  return expression.kind === 'name' ? [expression] : [];
}

function reservedFaults(
  {name, at}: Identifier,
  commands: LanguageFacts['commands'],
): SourceFault[] {
  return commands.has(name)
    ? [
        {
          at,
          found: `"${name}" names a variable, and is the name of a command`,
          hint: 'Choose another name',
          about: name,
        },
      ]
    : [];
}
