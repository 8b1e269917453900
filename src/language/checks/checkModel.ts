import {dataObjectOf} from '../inference/dataObjects';
import {overloadsOfMember} from '../inference/members';
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
  /** Project classes that the page defines: `cs.Polygon`, `cs.PayrollEntity`. */
  ownClasses: ReadonlySet<string>;
}

/**
 * Checks that source code uses only dataclasses and attributes in the model: on `ds`, on variables of
 * model classes and their relations, and in strings that contain queries and sort orders.
 *
 * @param className name of the class that the file defines, such as `cs.EmployeeEntity`
 */
export function checkModel(
  file: SourceFile,
  context: Context,
  className: string | undefined,
): ModelSourceProblem[] {
  return toBodies({...context, file, className, project: emptyProject}).flatMap((body) => [
    ...body.declaredTypes.flatMap((type) => checkType(type, context)),
    ...body
      .ofKind('member')
      .filter((candidate) => !body.callees.has(candidate))
      .flatMap(({object, member}) => checkName(object, member, body, context)),
    ...body.ofKind('element').flatMap((element) => checkElement(element, body, context)),
    ...body.ofKind('call').flatMap((call) => checkStrings(call, body, context)),
  ]);
}

/** Checks that `cs.CustomerEntity` belongs to a dataclass in the model, or is a class on the page. */
function checkType({name, at}: Identifier, {model, ownClasses}: Context): ModelSourceProblem[] {
  const dataclass = /^cs\.(\w+?)(?:Entity|Selection)$/.exec(name)?.[1];
  return dataclass && !model.has(dataclass) && !ownClasses.has(name)
    ? [{at, ...unknownDataclass(dataclass, model)}]
    : [];
}

/** Checks an element such as `employee["lastName"]`. */
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
  if (!object || overloadsOfMember(facts, type, name)) {
    return [];
  }
  if (object.kind === 'datastore') {
    // A remote datastore has its own model.
    const isLocal = owner.kind === 'this' || (owner.kind === 'name' && owner.name === 'ds');
    return !isLocal || model.has(name) ? [] : [{at, ...unknownDataclass(name, model)}];
  }
  const attributes = model.get(object.dataclass);
  return !attributes || attributes.has(name)
    ? []
    : [{at, ...unknownAttribute(object.dataclass, name, model)}];
}

/** Functions that find attribute paths in the strings passed to a dataclass or selection function. */
const pathReaders = new Map<string, (strings: string[]) => string[]>([
  ['query', ([text = '']) => pathsInQuery(text)],
  // Every other string names a property of the result.
  ['extract', (strings) => strings.filter((_, index) => index % 2 === 0)],
  ...['orderBy', 'toCollection', 'toObject'].map(
    (name) => [name, ([text = '']: string[]) => pathsInOrder(text)] as const,
  ),
  ...['average', 'count', 'distinct', 'max', 'min', 'sum'].map(
    (name) => [name, ([text]: string[]) => (text ? [text] : [])] as const,
  ),
]);

function checkStrings(
  {callee, args}: Expression & {kind: 'call'},
  {typeOf}: Body,
  {model}: Context,
): ModelSourceProblem[] {
  const object = callee.kind === 'member' ? dataObjectOf(typeOf(callee.object)) : undefined;
  const readPaths = callee.kind === 'member' ? pathReaders.get(callee.member.name) : undefined;
  if (!object || object.kind === 'datastore' || !model.has(object.dataclass) || !readPaths) {
    return [];
  }
  const strings = args.map((arg) => textOf(arg) ?? '');
  const at = args[0]?.at ?? callee.at;
  return readPaths(strings)
    .flatMap((path) => checkPath(object.dataclass, path, model))
    .map((problem) => ({at, ...problem}));
}
