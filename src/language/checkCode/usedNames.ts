import type {LanguageFacts} from '../checks/facts';
import {declaredTypes} from '../checks/declaredTypes';
import {classInference, formsOfMember, type InferClass} from '../checks/inferClass';
import {childrenOf, expressionsOf, statementsIn} from '../parser/children';
import type {Expression, Header, Identifier, SourceFile, Statement} from '../parser/syntax';

/** The documented names in a source, as facts name them: `length`, `kLocal`, `4D.File.getText`. */
export function usedNames(file: SourceFile, facts: LanguageFacts): Identifier[] {
  if (file.kind === 'method') {
    return namesInBody(file.body, file.header, facts);
  }
  const inferClass = classInference(facts, [], undefined);
  return [
    ...file.properties.flatMap(({type, value}) => [
      ...namesInType(type, facts),
      ...(value ? namesIn(value, new Map(), facts, inferClass) : []),
    ]),
    ...file.functions.flatMap(({body, header}) => namesInBody(body, header, facts)),
  ];
}

function namesInBody(
  body: Statement[],
  header: Header | undefined,
  facts: LanguageFacts,
): Identifier[] {
  const inferClass = classInference(facts, body, header);
  const variables = declaredTypes(body, header);
  const types = [...(header?.parameters.map(({type}) => type) ?? []), header?.result?.type];
  return [
    ...types.flatMap((type) => namesInType(type, facts)),
    ...body
      .flatMap(statementsIn)
      .flatMap((statement) => [
        ...(statement.kind === 'var' ? namesInType(statement.type, facts) : []),
        ...expressionsOf(statement).flatMap((one) => namesIn(one, variables, facts, inferClass)),
      ]),
  ];
}

function namesIn(
  expression: Expression,
  variables: ReadonlyMap<string, unknown>,
  facts: LanguageFacts,
  inferClass: InferClass,
): Identifier[] {
  const inner = childrenOf(expression).flatMap((part) =>
    namesIn(part, variables, facts, inferClass),
  );
  if (expression.kind === 'name') {
    const {name} = expression;
    const isDocumented = facts.commands.has(name) || facts.constants.has(name);
    return isDocumented && !variables.has(name.toLowerCase()) ? [expression] : [];
  }
  if (expression.kind !== 'member') {
    return inner;
  }
  const {object, member} = expression;
  if (object.kind === 'builtInStore') {
    return namesInType({name: `4D.${member.name}`, at: object.at}, facts);
  }
  const owner = inferClass(object);
  return formsOfMember(facts, owner, member.name)
    ? [...inner, {name: `${owner}.${member.name}`, at: member.at}]
    : inner;
}

function namesInType(type: Identifier | undefined, {classes}: LanguageFacts): Identifier[] {
  const name = /^4D\.(\w+)$/.exec(type?.name ?? '')?.[1] ?? '';
  return type && classes.has(name) ? [type] : [];
}
