import type {SourceFault} from '../parser/faults';
import {childrenOf, expressionsOf, statementsIn} from '../parser/children';
import type {Expression, Header, Position, SourceFile, Statement} from '../parser/syntax';
import {pathsInOrder, pathsInQuery} from './attributePaths';
import {checkPath, unknownAttribute, unknownDataclass, type ModelFault} from './checkPath';
import type {DataModel} from './dataModel';
import {declaredTypes} from './declaredTypes';
import type {LanguageFacts} from './facts';
import {formsOfMember} from './formsOfMember';
import {
  classesOf,
  dataInference,
  objectOfClass,
  textOf,
  type DataObject,
  type InferData,
} from './inferData';

export type ModelSourceFault = ModelFault & SourceFault;

interface Context {
  model: DataModel;
  facts: LanguageFacts;
  /** Classes of the project that the page shows: `cs.Polygon`, `cs.PayrollEntity`. */
  ownClasses: ReadonlySet<string>;
}

/**
 * Checks that a source uses no dataclass or attribute that the model lacks: on `ds`, on variables of
 * the classes of the model and what they lead to, and in texts of queries and sorts.
 *
 * @param className of the class that the source is the file of, such as `cs.EmployeeEntity`
 */
export function checkModel(
  file: SourceFile,
  context: Context,
  className: string | undefined,
): ModelSourceFault[] {
  const self =
    className === 'cs.DataStore'
      ? ({kind: 'datastore'} as const)
      : objectOfClass(className ?? '', context.model);
  if (file.kind === 'method') {
    return checkBody(file.body, file.header, self, context);
  }
  return file.functions.flatMap(({body, header}) => checkBody(body, header, self, context));
}

function checkBody(
  body: Statement[],
  header: Header | undefined,
  self: DataObject | undefined,
  context: Context,
): ModelSourceFault[] {
  const types = declaredTypes(body, header);
  const {model, facts} = context;
  const inferData = dataInference(model, facts, types, self);
  // In a formula, `this` is the object that the formula runs on.
  const inFormula = dataInference(model, facts, types, undefined);
  const statements = body.flatMap(statementsIn);
  return [
    ...declaredNames(statements, header).flatMap((type) => checkType(type, context)),
    ...statements
      .flatMap(expressionsOf)
      .flatMap((expression) => checkExpression(expression, false, inferData, inFormula, context)),
  ];
}

function declaredNames(statements: Statement[], header: Header | undefined) {
  const types = [
    ...(header?.parameters.map(({type}) => type) ?? []),
    header?.result?.type,
    ...statements.map((statement) => (statement.kind === 'var' ? statement.type : undefined)),
  ];
  return types.flatMap((type) => type ?? []);
}

/** `cs.CustomerEntity` is of a dataclass of the model, or a class of the page. */
function checkType(
  {name, at}: {name: string; at: Position},
  {model, ownClasses}: Context,
): ModelSourceFault[] {
  const dataclass = /^cs\.(\w+?)(?:Entity|Selection)$/.exec(name)?.[1];
  return dataclass && !model.has(dataclass) && !ownClasses.has(name)
    ? [{at, ...unknownDataclass(dataclass, model)}]
    : [];
}

function checkExpression(
  expression: Expression,
  isCalled: boolean,
  inferData: InferData,
  inFormula: InferData,
  context: Context,
): ModelSourceFault[] {
  const isFormula =
    expression.kind === 'call' &&
    expression.callee.kind === 'name' &&
    expression.callee.name === 'formula';
  const inner = childrenOf(expression).flatMap((part) =>
    checkExpression(
      part,
      expression.kind === 'call' && part === expression.callee,
      isFormula ? inFormula : inferData,
      inFormula,
      context,
    ),
  );
  switch (expression.kind) {
    case 'member':
      return isCalled
        ? inner
        : [...inner, ...checkName(inferData(expression.object), expression.member, context)];
    case 'element':
      return expression.index.kind === 'string'
        ? [...inner, ...checkName(inferData(expression.object), nameIn(expression.index), context)]
        : inner;
    case 'call':
      return [...inner, ...checkTexts(expression, inferData, context)];
    default:
      return inner;
  }
}

function nameIn(text: Expression & {text: string}): {name: string; at: Position} {
  return {name: textOf(text), at: text.at};
}

/** `ds.Employee`, `employee.lastName`: a name of the model, or a member of the built-in class. */
function checkName(
  object: DataObject | undefined,
  {name, at}: {name: string; at: Position},
  {model, facts}: Context,
): ModelSourceFault[] {
  if (!object || classesOf[object.kind].some((one) => formsOfMember(facts, one, name))) {
    return [];
  }
  if (object.kind === 'datastore') {
    return model.has(name) ? [] : [{at, ...unknownDataclass(name, model)}];
  }
  return model.get(object.dataclass)?.has(name)
    ? []
    : [{at, ...unknownAttribute(object.dataclass, name, model)}];
}

/** How the functions of dataclasses and selections name attributes in the texts they are given. */
const readers: Record<string, (texts: string[]) => string[]> = {
  query: ([text = '']) => pathsInQuery(text),
  orderBy: ([text = '']) => pathsInOrder(text),
  toCollection: ([text = '']) => pathsInOrder(text),
  toObject: ([text = '']) => pathsInOrder(text),
  // The names in between are those of properties in the result.
  extract: (texts) => texts.filter((_, index) => index % 2 === 0),
  ...Object.fromEntries(
    ['average', 'count', 'distinct', 'max', 'min', 'sum'].map((name) => [
      name,
      ([text]: string[]) => (text ? [text] : []),
    ]),
  ),
};

function checkTexts(
  {callee, args}: Expression & {kind: 'call'},
  inferData: InferData,
  {model}: Context,
): ModelSourceFault[] {
  const object = callee.kind === 'member' ? inferData(callee.object) : undefined;
  const read = callee.kind === 'member' ? readers[callee.member.name] : undefined;
  if (!object || object.kind === 'datastore' || !read) {
    return [];
  }
  const texts = args.map((arg) => (arg.kind === 'string' ? textOf(arg) : ''));
  const at = args[0]?.at ?? callee.at;
  return read(texts)
    .flatMap((path) => checkPath(object.dataclass, path, model))
    .map((fault) => ({at, ...fault}));
}
