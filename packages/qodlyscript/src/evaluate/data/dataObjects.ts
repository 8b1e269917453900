import {tick} from '../budget';
import {copyOf} from '../copies';
import type {Run} from '../run';
import {cannotEvaluate, ensure, ObjectValue, type ClassValue, type Value} from '../values';
import {findFunction} from '../classes';
import type {Database, Dataclass, Key, StoredEntity} from './database';
import {storedAttributes} from './database';

/** The datastore, a dataclass, an entity, or an entity selection. */
export class DataModelObject extends ObjectValue {
  override readonly isPartial = true;
}

export class DataStoreValue extends DataModelObject {
  constructor(
    readonly database: Database,
    objectClass: ClassValue | undefined,
  ) {
    super([], objectClass);
  }
}

export class DataClassValue extends DataModelObject {
  constructor(
    readonly dataclass: Dataclass,
    objectClass: ClassValue | undefined,
  ) {
    super([], objectClass);
  }
}

/** A reference to a stored entity, or a new one. Its entries are the storage attributes as loaded or assigned. */
export class EntityValue extends DataModelObject {
  /** Undefined until the entity is saved for the first time. */
  key: Key | undefined;
  /** The stored entity as loaded or saved last. */
  loaded: StoredEntity | undefined;
  /** Names of storage and relation attributes assigned since then. */
  readonly touched = new Set<string>();
  /** Keys of the related entities, by relation. */
  readonly relatedKeys = new Map<string, Key | null>();
  /** Related entities that were read or assigned, by relation. */
  readonly related = new Map<string, EntityValue>();

  constructor(
    readonly dataclass: Dataclass,
    objectClass: ClassValue | undefined,
    /** The selection that the entity was taken from, and its position there. */
    readonly place?: {selection: SelectionValue; index: number},
  ) {
    super([], objectClass);
    this.load(undefined, undefined);
  }

  get stamp(): number {
    return this.loaded?.stamp ?? 0;
  }

  /** Takes over the stored values; all values are null for a new entity. */
  load(key: Key | undefined, stored: StoredEntity | undefined): void {
    this.key = key;
    this.loaded = stored;
    this.touched.clear();
    this.related.clear();
    for (const {name, kind} of storedAttributes(this.dataclass)) {
      const value = stored?.values.get(name) ?? null;
      if (kind === 'storage') {
        this.entries.set(name, copyOf(value));
      } else {
        this.relatedKeys.set(name, value as Key | null);
      }
    }
  }
}

export class SelectionValue extends DataModelObject {
  constructor(
    readonly dataclass: Dataclass,
    /** May contain keys of entities that were dropped since. */
    public keys: Key[],
    readonly isOrdered: boolean,
    readonly isAlterable: boolean,
    objectClass: ClassValue | undefined,
  ) {
    super([], objectClass);
    this.isShared = !isAlterable;
  }
}

/** Evaluates `ds`. @throws CannotEvaluateError */
export function dataStore(run: Run): DataStoreValue {
  ensure(run.database, 'there is no database');
  return new DataStoreValue(run.database, run.page.classes.get('DataStore'));
}

/** Returns a dataclass by its name. @throws CannotEvaluateError */
export function dataClassNamed(database: Database, name: string, run: Run): DataClassValue {
  const dataclass = database.dataclasses.get(name);
  return dataclass
    ? new DataClassValue(dataclass, run.page.classes.get(name))
    : cannotEvaluate(`the sample data has no dataclass ${name}`);
}

export function newEntity(dataclass: Dataclass, run: Run): EntityValue {
  return new EntityValue(dataclass, run.page.classes.get(`${dataclass.name}Entity`));
}

/** Loads an entity; returns null if no entity has this key. @throws CannotEvaluateError */
export function entityWith(
  dataclass: Dataclass,
  key: Key,
  run: Run,
  place?: EntityValue['place'],
): EntityValue | null {
  tick();
  const stored = entitiesIn(dataclass).get(key);
  if (!stored) {
    return null;
  }
  const objectClass = run.page.classes.get(`${dataclass.name}Entity`);
  const entity = new EntityValue(dataclass, objectClass, place);
  entity.load(key, stored);
  return entity;
}

/** Returns the stored entities. @throws CannotEvaluateError if they are unknown */
export function entitiesIn(dataclass: Dataclass): Dataclass['entities'] {
  const {unknown} = dataclass.database;
  return unknown === undefined ? dataclass.entities : cannotEvaluate(unknown);
}

export function newSelection(
  dataclass: Dataclass,
  keys: Key[],
  run: Run,
  {isOrdered = false, isAlterable = false}: {isOrdered?: boolean; isAlterable?: boolean} = {},
): SelectionValue {
  const objectClass = run.page.classes.get(`${dataclass.name}Selection`);
  return new SelectionValue(
    dataclass,
    isOrdered ? keys : unordered(dataclass, keys),
    isOrdered,
    isAlterable,
    objectClass,
  );
}

/** Removes duplicates, and sorts by creation, so that results are the same each time. */
function unordered(dataclass: Dataclass, keys: Key[]): Key[] {
  const unique = new Set(keys);
  const stored = [...entitiesIn(dataclass).keys()].filter((key) => unique.has(key));
  const dropped = [...unique].filter((key) => !dataclass.entities.has(key));
  return [...stored, ...dropped];
}

/** Returns the entity at a position; null outside of the selection, or for a dropped entity. */
export function entityAt(selection: SelectionValue, index: number, run: Run): EntityValue | null {
  const key = selection.keys[index];
  return key === undefined ? null : entityWith(selection.dataclass, key, run, {selection, index});
}

/** Loads all entities of a selection. @throws CannotEvaluateError if any was dropped */
export function entitiesOf(selection: SelectionValue, run: Run): EntityValue[] {
  return selection.keys.map((_, index) => {
    const entity = entityAt(selection, index, run);
    ensure(entity, 'reading an entity that was dropped is not supported');
    return entity;
  });
}

/**
 * Returns the keys of all entities, or of those that the dataclass's `restrict` function returns. Source:
 * guides/crud-operations.
 */
export function visibleKeys(dataclass: Dataclass, run: Run): Key[] {
  const keys = [...entitiesIn(dataclass).keys()];
  const owner = run.page.classes.get(dataclass.name);
  const restrict = findFunction(owner, 'restrict', 'event');
  if (!restrict || dataclass.isRestricting) {
    return keys;
  }
  dataclass.isRestricting = true;
  try {
    const result: Value = run.call(restrict, new DataClassValue(dataclass, owner), []);
    if (!(result instanceof SelectionValue)) {
      return keys;
    }
    const allowed = new Set(result.keys);
    return keys.filter((key) => allowed.has(key));
  } finally {
    dataclass.isRestricting = false;
  }
}
