import {dataObjectOf} from '../inference/dataObjects';
import {formsOfMember} from '../inference/inferTypes';
import {emptyProject} from '../inference/project';
import type {SourceProblem} from '../parser/problems';
import type {Expression, Identifier, Position, SourceFile} from '../parser/syntax';
import {toBodies} from '../rules/bodies';
import type {Body} from '../rules/ruleInput';
import {textOf} from '../rules/walk';
import {pathsInOrder, pathsInQuery} from './attributePaths';
import {checkPath, unknownAttribute, unknownDataclass, type ModelProblem} from './checkPath';
import type {DataModel} from './dataModel';
import type {LanguageFacts} from './facts';

export type ModelSourceProblem = ModelProblem & SourceProblem;

interface Context {
  model: DataModel;
  facts: LanguageFacts;
  /** Project classes that the page shows: `cs.Polygon`, `cs.PayrollEntity`. */
  ownClasses: ReadonlySet<string>;
}

/**
 * Checks that source code uses only dataclasses and attributes of the model: on `ds`, on variables of
 * model classes and their relations, and in strings with queries and sort orders.
 *
 * @param className name of the class that the file defines, such as `cs.EmployeeEntity`
 */
export function checkModel(
  file: SourceFile,
  context: Context,
  className: string | undefined,
): ModelSourceProblem[] {
  return toBodies({...context, file, className, project: emptyProject}).flatMap((body) => [
    ...declaredNames(body).flatMap((type) => checkType(type, context)),
    ...body
      .ofKind('member')
      .filter((candidate) => !body.callees.has(candidate))
      .flatMap(({object, member}) => checkName(object, member, body, context)),
    ...body.ofKind('element').flatMap((element) => checkElement(element, body, context)),
    ...body.ofKind('call').flatMap((call) => checkTexts(call, body, context)),
  ]);
}

function declaredNames({header, all}: Body): Identifier[] {
  const types = [
    ...(header?.parameters.map(({type}) => type) ?? []),
    header?.result?.type,
    ...all.map((statement) => (statement.kind === 'var' ? statement.type : undefined)),
  ];
  return types.flatMap((type) => type ?? []);
}

/** Checks that `cs.CustomerEntity` belongs to a dataclass of the model, or is a class of the page. */
function checkType({name, at}: Identifier, {model, ownClasses}: Context): ModelSourceProblem[] {
  const dataclass = /^cs\.(\w+?)(?:Entity|Selection)$/.exec(name)?.[1];
  return dataclass && !model.has(dataclass) && !ownClasses.has(name)
    ? [{at, ...unknownDataclass(dataclass, model)}]
    : [];
}

/** `employee["lastName"]` */
function checkElement(
  {object, index}: Expression & {kind: 'element'},
  body: Body,
  context: Context,
): ModelSourceProblem[] {
  const name = textOf(index);
  return name === undefined ? [] : checkName(object, {name, at: index.at}, body, context);
}

/** Checks that `ds.Employee` or `employee.lastName` is in the model or a built-in member. */
function checkName(
  owner: Expression,
  {name, at}: {name: string; at: Position},
  {typeOf}: Body,
  {model, facts}: Context,
): ModelSourceProblem[] {
  const type = typeOf(owner);
  const object = dataObjectOf(type);
  if (!object || formsOfMember(facts, type, name)) {
    return [];
  }
  if (object.kind === 'datastore') {
    // A remote datastore has its own model.
    const isOwn = owner.kind === 'this' || (owner.kind === 'name' && owner.name === 'ds');
    return !isOwn || model.has(name) ? [] : [{at, ...unknownDataclass(name, model)}];
  }
  const attributes = model.get(object.dataclass);
  return !attributes || attributes.has(name)
    ? []
    : [{at, ...unknownAttribute(object.dataclass, name, model)}];
}

/** Readers of the attribute names in strings passed to functions of dataclasses and selections. */
const readers: Record<string, (texts: string[]) => string[]> = {
  query: ([text = '']) => pathsInQuery(text),
  orderBy: ([text = '']) => pathsInOrder(text),
  toCollection: ([text = '']) => pathsInOrder(text),
  toObject: ([text = '']) => pathsInOrder(text),
  // The strings in between name properties of the result.
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
  {typeOf}: Body,
  {model}: Context,
): ModelSourceProblem[] {
  const object = callee.kind === 'member' ? dataObjectOf(typeOf(callee.object)) : undefined;
  const read = callee.kind === 'member' ? readers[callee.member.name] : undefined;
  if (!object || object.kind === 'datastore' || !model.has(object.dataclass) || !read) {
    return [];
  }
  const texts = args.map((arg) => textOf(arg) ?? '');
  const at = args[0]?.at ?? callee.at;
  return read(texts)
    .flatMap((path) => checkPath(object.dataclass, path, model))
    .map((problem) => ({at, ...problem}));
}
