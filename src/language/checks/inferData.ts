import type {Expression} from '../parser/syntax';
import type {DataModel} from './dataModel';
import type {LanguageFacts} from './facts';
import {formsOfMember} from './formsOfMember';

/** An object of the data model: the datastore, a dataclass, or what holds entities of one. */
export type DataObject =
  | {kind: 'datastore'}
  /** `related`: a relation, which leads to an entity or to a selection. */
  | {kind: 'dataclass' | 'entity' | 'selection' | 'related'; dataclass: string};

/** What an expression is in the data model; undefined when it is something else, or not known. */
export type InferData = (expression: Expression) => DataObject | undefined;

/** The built-in classes with the members of each kind of object. */
export const classesOf: Record<DataObject['kind'], string[]> = {
  datastore: ['4D.DataStore'],
  dataclass: ['4D.DataClass'],
  entity: ['4D.Entity'],
  selection: ['4D.EntitySelection'],
  related: ['4D.Entity', '4D.EntitySelection'],
};

/**
 * @param declared types of variables by their names in lower case
 * @param self what `this` is
 */
export function dataInference(
  model: DataModel,
  facts: LanguageFacts,
  declared: Map<string, string | undefined>,
  self: DataObject | undefined,
): InferData {
  const inferData: InferData = (expression) => {
    switch (expression.kind) {
      case 'this':
        return self;
      case 'name':
        return declared.has(expression.name.toLowerCase())
          ? objectOfClass(declared.get(expression.name.toLowerCase()) ?? '', model)
          : expression.name === 'ds'
            ? {kind: 'datastore'}
            : undefined;
      case 'group':
        return inferData(expression.expression);
      case 'member':
        return member(inferData(expression.object), expression.member.name, model);
      case 'element':
        return element(inferData(expression.object), expression.index, model);
      case 'call':
        return expression.callee.kind === 'member'
          ? result(inferData(expression.callee.object), expression.callee.member.name, facts)
          : undefined;
      default:
        return undefined;
    }
  };
  return inferData;
}

/** The object of the model that a class stands for: `cs.EmployeeEntity`, `cs.Employee`. */
export function objectOfClass(className: string, model: DataModel): DataObject | undefined {
  const [, dataclass = '', suffix] = /^cs\.(\w+?)(Entity|Selection)?$/.exec(className) ?? [];
  if (className === 'cs.DataStore' || !model.has(dataclass)) {
    return undefined;
  }
  const kind = suffix === 'Entity' ? 'entity' : suffix === 'Selection' ? 'selection' : 'dataclass';
  return {kind, dataclass};
}

function member(
  object: DataObject | undefined,
  name: string,
  model: DataModel,
): DataObject | undefined {
  if (object?.kind === 'datastore') {
    return model.has(name) ? {kind: 'dataclass', dataclass: name} : undefined;
  }
  const related = object && model.get(object.dataclass)?.get(name)?.related;
  if (!related || object.kind === 'dataclass') {
    return undefined;
  }
  return {kind: object.kind === 'selection' ? 'selection' : 'related', dataclass: related};
}

function element(
  object: DataObject | undefined,
  index: Expression,
  model: DataModel,
): DataObject | undefined {
  if (object?.kind === 'selection' || object?.kind === 'related') {
    return index.kind === 'string' ? undefined : {kind: 'entity', dataclass: object.dataclass};
  }
  return index.kind === 'string' ? member(object, textOf(index), model) : undefined;
}

function result(
  object: DataObject | undefined,
  name: string,
  facts: LanguageFacts,
): DataObject | undefined {
  if (!object || object.kind === 'datastore') {
    return undefined;
  }
  const forms = classesOf[object.kind].flatMap((one) => formsOfMember(facts, one, name) ?? []);
  const {dataclass} = object;
  if (forms.length > 0 && forms.every((form) => form.result === '4D.Entity')) {
    return {kind: 'entity', dataclass};
  }
  return forms.length > 0 && forms.every((form) => form.result === '4D.EntitySelection')
    ? {kind: 'selection', dataclass}
    : undefined;
}

/** The text of a string literal, without its quotes. */
export function textOf(expression: Expression & {text: string}): string {
  return expression.text.replace(/^"|"$/g, '').replace(/\\(.)/g, '$1');
}
