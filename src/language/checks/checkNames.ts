import type {SourceFault} from '../parser/faults';
import {statementsIn} from '../parser/children';
import type {Expression, Header, Identifier, SourceFile, Statement} from '../parser/syntax';
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
  return parametersOf(header).flatMap((parameter) => reservedFaults(parameter, commands));
}

/** The variables and parameters of a source, where it declares or assigns them. */
export function variableNames(file: SourceFile): Identifier[] {
  const bodies = file.kind === 'method' ? [file] : file.functions;
  return bodies.flatMap(({header, body}) => [
    ...parametersOf(header),
    ...body.flatMap(statementsIn).flatMap(variablesOf),
  ]);
}

function parametersOf(header: Header | undefined): Identifier[] {
  const result = header?.result?.name;
  return [...(header?.parameters ?? []), ...(result ? [result] : [])];
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
