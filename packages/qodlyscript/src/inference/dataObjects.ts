import type {DataModel} from './dataModel';
import {memoizeBy} from '../memoize';

/** An object in the data model: the datastore, a dataclass, or a value that holds its entities. */
export type DataObject =
  | {kind: 'datastore'}
  /** `related`: a relation attribute, which holds an entity or a selection. */
  | {kind: 'dataclass' | 'entity' | 'selection' | 'related'; dataclass: string};

/** Model classes; a project can add attributes and functions to their objects. */
export const dataClasses = ['4D.DataStore', '4D.DataClass', '4D.EntitySelection', '4D.Entity'];

/** The built-in classes whose members each kind of object has. */
const classesOf: Record<DataObject['kind'], string[]> = {
  datastore: ['4D.DataStore'],
  dataclass: ['4D.DataClass'],
  entity: ['4D.Entity'],
  selection: ['4D.EntitySelection'],
  related: ['4D.Entity', '4D.EntitySelection'],
};

/** in: `cs.EmployeeEntity`, `ds.Employee`; out: the entity or the dataclass; undefined for other types */
export const dataObjectOf = memoizeBy(String, (type = ''): DataObject | undefined => {
  if (type === '4D.DataStore') {
    return {kind: 'datastore'};
  }
  const [, store, name = '', suffix] =
    /^(cs|ds|related)\.(\w+?)(Entity|Selection)?$/.exec(type) ?? [];
  if (store === 'ds' || store === 'related') {
    return {kind: store === 'ds' ? 'dataclass' : 'related', dataclass: name + (suffix ?? '')};
  }
  return suffix === undefined
    ? undefined
    : {kind: suffix === 'Entity' ? 'entity' : 'selection', dataclass: name};
});

/** Resolves `cs.Employee` to a dataclass, rather than a project class, if the model contains it. */
export function typeInModel(
  type: string | undefined,
  model: DataModel | undefined,
): string | undefined {
  const dataclass = model && /^cs\.(\w+)$/.exec(type ?? '')?.[1];
  if (model === undefined || dataclass === undefined) {
    return type;
  }
  if (dataclass === 'DataStore') {
    return '4D.DataStore';
  }
  return model.has(dataclass) ? `ds.${dataclass}` : type;
}

/** Returns the type of an object's relation attribute, or undefined for any other attribute. */
export function typeOfRelation(
  type: string,
  attribute: string,
  model: DataModel | undefined,
): string | undefined {
  const object = dataObjectOf(type);
  if (!object || object.kind === 'datastore' || object.kind === 'dataclass') {
    return undefined;
  }
  const related = model?.get(object.dataclass)?.get(attribute)?.related;
  return related && (object.kind === 'selection' ? `cs.${related}Selection` : `related.${related}`);
}

/** Returns the type of a selection's elements. */
export function typeOfElement(type: string | undefined): string | undefined {
  const object = dataObjectOf(type);
  if (object?.kind === 'selection' || object?.kind === 'related') {
    return `cs.${object.dataclass}Entity`;
  }
  return type === '4D.EntitySelection' ? '4D.Entity' : undefined;
}

/** Returns the type of a result; entities and selections belong to the owner's dataclass. */
export function typeOfResult(result: string | undefined, owner: string): string | undefined {
  const object = dataObjectOf(owner);
  if (!object || object.kind === 'datastore') {
    return result;
  }
  return result === '4D.Entity'
    ? `cs.${object.dataclass}Entity`
    : result === '4D.EntitySelection'
      ? `cs.${object.dataclass}Selection`
      : result;
}

/** Lists the built-in classes that a value of a type may belong to: `4D.File`, `4D.Collection`. */
export const builtInClassesOf = memoizeBy(String, (type = ''): readonly string[] => {
  const object = dataObjectOf(type);
  if (object) {
    return classesOf[object.kind];
  }
  return type === 'collection' ? ['4D.Collection'] : type.startsWith('4D.') ? [type] : [];
});
