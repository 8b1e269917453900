import type {DataModel} from '../checks/dataModel';

/** An object of the data model: the datastore, a dataclass, or what holds entities of one. */
export type DataObject =
  | {kind: 'datastore'}
  /** `related`: a relation, which leads to an entity or to a selection. */
  | {kind: 'dataclass' | 'entity' | 'selection' | 'related'; dataclass: string};

/** The built-in classes with the members of each kind of object. */
const classesOf: Record<DataObject['kind'], string[]> = {
  datastore: ['4D.DataStore'],
  dataclass: ['4D.DataClass'],
  entity: ['4D.Entity'],
  selection: ['4D.EntitySelection'],
  related: ['4D.Entity', '4D.EntitySelection'],
};

/** in: `cs.EmployeeEntity`, `ds.Employee`; out: the entity or the dataclass; undefined for other types */
export function dataObjectOf(type: string | undefined): DataObject | undefined {
  if (type === '4D.DataStore') {
    return {kind: 'datastore'};
  }
  const [, store, name = '', suffix] =
    /^(cs|ds|related)\.(\w+?)(Entity|Selection)?$/.exec(type ?? '') ?? [];
  if (store === 'ds' || store === 'related') {
    return {kind: store === 'ds' ? 'dataclass' : 'related', dataclass: name + (suffix ?? '')};
  }
  return suffix === undefined
    ? undefined
    : {kind: suffix === 'Entity' ? 'entity' : 'selection', dataclass: name};
}

/** The type of an object of the model, as `dataObjectOf` reads it. */
function typeOfData(kind: DataObject['kind'], dataclass: string): string {
  const types = {
    datastore: '4D.DataStore',
    dataclass: `ds.${dataclass}`,
    entity: `cs.${dataclass}Entity`,
    selection: `cs.${dataclass}Selection`,
    related: `related.${dataclass}`,
  };
  return types[kind];
}

/** With a model, `cs.Employee` is a dataclass rather than a class of the project. */
export function typeInModel(
  type: string | undefined,
  model: DataModel | undefined,
): string | undefined {
  const dataclass = /^cs\.(\w+)$/.exec(type ?? '')?.[1];
  if (model === undefined || dataclass === undefined) {
    return type;
  }
  if (dataclass === 'DataStore') {
    return '4D.DataStore';
  }
  return model.has(dataclass) ? typeOfData('dataclass', dataclass) : type;
}

/** What a relation attribute of an object leads to; undefined for any other attribute. */
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
  return related && typeOfData(object.kind === 'selection' ? 'selection' : 'related', related);
}

/** The entity at an index of a selection. */
export function typeOfElement(type: string | undefined): string | undefined {
  const object = dataObjectOf(type);
  if (object?.kind === 'selection' || object?.kind === 'related') {
    return typeOfData('entity', object.dataclass);
  }
  return type === '4D.EntitySelection' ? '4D.Entity' : undefined;
}

/** The entities and selections that a dataclass, an entity or a selection gives are of its dataclass. */
export function typeOfResult(result: string | undefined, owner: string): string | undefined {
  const object = dataObjectOf(owner);
  if (!object || object.kind === 'datastore') {
    return result;
  }
  return result === '4D.Entity'
    ? typeOfData('entity', object.dataclass)
    : result === '4D.EntitySelection'
      ? typeOfData('selection', object.dataclass)
      : result;
}

const known = new Map<string | undefined, readonly string[]>([[undefined, []]]);

/** The built-in classes of which a value of a type may be one: `4D.File`, `4D.Collection`. */
export function builtInClassesOf(type: string | undefined): readonly string[] {
  const classes = known.get(type) ?? findClasses(type);
  known.set(type, classes);
  return classes;
}

function findClasses(type: string | undefined): readonly string[] {
  const object = dataObjectOf(type);
  if (object) {
    return classesOf[object.kind];
  }
  return type === 'collection' ? ['4D.Collection'] : type?.startsWith('4D.') ? [type] : [];
}
