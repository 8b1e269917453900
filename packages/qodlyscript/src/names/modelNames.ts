import {dataObjectOf} from '../inference/dataObjects';
import {overloadsOfMember} from '../inference/members';
import {emptyProject} from '../inference/project';
import type {Expression, Identifier, Position, SourceFile} from '../parser/syntax';
import {toBodies} from '../rules/bodies';
import type {Body} from '../rules/ruleInput';
import {textOf} from '../rules/walk';
import {attributePaths} from './attributePaths';
import type {DataModel} from '../inference/dataModel';
import type {LanguageFacts} from '../facts';

/** A name that source code expects in the data model. */
export interface ModelName {
  at: Position;
  dataclass: string;
  /** An attribute or a path: `employer.city`; undefined for the dataclass itself. */
  path?: string;
}

interface Context {
  model: DataModel;
  facts: LanguageFacts;
  /** Project classes that the page defines: `cs.Polygon`, `cs.PayrollEntity`. */
  ownClasses: ReadonlySet<string>;
}

/**
 * Lists the dataclasses and attributes that source code uses: on `ds`, on variables of model classes and
 * their relations, and in strings that contain queries and sort orders.
 *
 * @param className name of the class that the file defines, such as `cs.EmployeeEntity`
 */
export function modelNames(
  file: SourceFile,
  context: Context,
  className: string | undefined,
): ModelName[] {
  return toBodies({...context, file, className, project: emptyProject}).flatMap((body) => [
    ...body.declaredTypes.flatMap((type) => namesInType(type, context)),
    ...body
      .ofKind('member')
      .filter((candidate) => !body.callees.has(candidate))
      .flatMap(({object, member}) => nameOf(object, member, body, context)),
    ...body.ofKind('element').flatMap((element) => nameInElement(element, body, context)),
    ...body.ofKind('call').flatMap((call) => namesInStrings(call, body)),
  ]);
}

/** in: `cs.CustomerEntity`; out: `Customer`, unless the page defines the class */
function namesInType({name, at}: Identifier, {ownClasses}: Context): ModelName[] {
  const dataclass = /^cs\.(\w+?)(?:Entity|Selection)$/.exec(name)?.[1];
  return dataclass && !ownClasses.has(name) ? [{at, dataclass}] : [];
}

/** in: `employee["lastName"]` */
function nameInElement(
  {object, index}: Expression & {kind: 'element'},
  body: Body,
  context: Context,
): ModelName[] {
  const name = textOf(index);
  return name === undefined ? [] : nameOf(object, {name, at: index.at}, body, context);
}

/** in: `ds.Employee`, `employee.lastName`; built-in members are left out */
function nameOf(
  owner: Expression,
  {name, at}: {name: string; at: Position},
  {typeOf}: Body,
  {facts}: Context,
): ModelName[] {
  const type = typeOf(owner);
  const object = dataObjectOf(type);
  if (!object || overloadsOfMember(facts, type, name)) {
    return [];
  }
  if (object.kind === 'datastore') {
    // A remote datastore has its own model.
    const isLocal = owner.kind === 'this' || (owner.kind === 'name' && owner.name === 'ds');
    return isLocal ? [{at, dataclass: name}] : [];
  }
  return [{at, dataclass: object.dataclass, path: name}];
}

/** Functions that find attribute paths in the strings passed to a dataclass or selection function. */
const pathReaders = new Map<string, (strings: string[]) => string[]>([
  ['query', ([text = '']) => attributePaths(text, 'query')],
  // Every other string names a property of the result.
  ['extract', (strings) => strings.filter((_, index) => index % 2 === 0)],
  ...['orderBy', 'toCollection', 'toObject'].map(
    (name) => [name, ([text = '']: string[]) => attributePaths(text, 'order')] as const,
  ),
  ...['average', 'count', 'distinct', 'max', 'min', 'sum'].map(
    (name) => [name, ([text]: string[]) => (text ? [text] : [])] as const,
  ),
]);

function namesInStrings({callee, args}: Expression & {kind: 'call'}, {typeOf}: Body): ModelName[] {
  const object = callee.kind === 'member' ? dataObjectOf(typeOf(callee.object)) : undefined;
  const readPaths = callee.kind === 'member' ? pathReaders.get(callee.member.name) : undefined;
  if (!object || object.kind === 'datastore' || !readPaths) {
    return [];
  }
  const {dataclass} = object;
  const at = args[0]?.at ?? callee.at;
  return readPaths(args.map((arg) => textOf(arg) ?? '')).map((path) => ({at, dataclass, path}));
}
