import {dataObjectOf} from '../inference/dataObjects';
import {formsOfMember} from '../inference/inferTypes';
import {emptyProject} from '../inference/project';
import type {SourceFault} from '../parser/faults';
import type {Expression, Identifier, Position, SourceFile} from '../parser/syntax';
import {toBodies} from '../rules/bodies';
import type {Body} from '../rules/ruleInput';
import {textOf} from '../rules/walk';
import {pathsInOrder, pathsInQuery} from './attributePaths';
import {checkPath, unknownAttribute, unknownDataclass, type ModelFault} from './checkPath';
import type {DataModel} from './dataModel';
import type {LanguageFacts} from './facts';

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
  return toBodies({...context, file, className, project: emptyProject}).flatMap((body) => [
    ...declaredNames(body).flatMap((type) => checkType(type, context)),
    ...body
      .ofKind('member')
      .filter((one) => !body.callees.has(one))
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

/** `cs.CustomerEntity` is of a dataclass of the model, or a class of the page. */
function checkType({name, at}: Identifier, {model, ownClasses}: Context): ModelSourceFault[] {
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
): ModelSourceFault[] {
  const name = textOf(index);
  return name === undefined ? [] : checkName(object, {name, at: index.at}, body, context);
}

/** `ds.Employee`, `employee.lastName`: a name of the model, or a member of the built-in class. */
function checkName(
  owner: Expression,
  {name, at}: {name: string; at: Position},
  {typeOf}: Body,
  {model, facts}: Context,
): ModelSourceFault[] {
  const type = typeOf(owner);
  const object = dataObjectOf(type);
  if (!object || formsOfMember(facts, type, name)) {
    return [];
  }
  if (object.kind === 'datastore') {
    // A remote datastore has a model of its own.
    const isOwn = owner.kind === 'this' || (owner.kind === 'name' && owner.name === 'ds');
    return !isOwn || model.has(name) ? [] : [{at, ...unknownDataclass(name, model)}];
  }
  const attributes = model.get(object.dataclass);
  return !attributes || attributes.has(name)
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
  {typeOf}: Body,
  {model}: Context,
): ModelSourceFault[] {
  const object = callee.kind === 'member' ? dataObjectOf(typeOf(callee.object)) : undefined;
  const read = callee.kind === 'member' ? readers[callee.member.name] : undefined;
  if (!object || object.kind === 'datastore' || !model.has(object.dataclass) || !read) {
    return [];
  }
  const texts = args.map((arg) => textOf(arg) ?? '');
  const at = args[0]?.at ?? callee.at;
  return read(texts)
    .flatMap((path) => checkPath(object.dataclass, path, model))
    .map((fault) => ({at, ...fault}));
}
