import {CollectionValue, DateValue, ensure, ObjectValue, type Value} from '../values';

/** The data of an application, as written in JSON. */
export interface SampleData {
  dataclasses: SampleDataclass[];
}

interface SampleDataclass {
  name: string;
  /**
   * The primary key, and then the other attributes, each with its type: `name: string`. For a relation to
   * one entity, the type is the relation back from the other dataclass: `employer: Company.employees`.
   */
  columns: string[];
  /** One row per entity, with a value for each column; a relation has the key of the related entity. */
  entities: unknown[][];
}

export type Key = number | string;

/** Running code could fill the memory. */
const maxEntities = 10_000;

const storageTypes = ['string', 'number', 'boolean', 'date', 'object', 'picture', 'blob'] as const;

export type StorageType = (typeof storageTypes)[number];

export type Attribute =
  | {name: string; kind: 'storage'; type: StorageType}
  /** A relation to one entity or to several, with the relation back. */
  | {name: string; kind: 'relatedEntity' | 'relatedEntities'; to: Dataclass; inverse: string};

/** A stored entity. A save replaces it, so a copy of the map that contains it is a copy of the data. */
export interface StoredEntity {
  /** Values of storage attributes, and keys of related entities. */
  readonly values: ReadonlyMap<string, Value>;
  readonly stamp: number;
}

export class Dataclass {
  readonly attributes = new Map<string, Attribute>();
  /** In order of creation. */
  entities = new Map<Key, StoredEntity>();
  /** The references that locked entities. */
  readonly locks = new Map<Key, object>();
  /** True while its `restrict` function runs, to which the filter doesn't apply. */
  isRestricting = false;
  private lastKey = 0;
  private created: Dataclass['entities'] = new Map();
  private lastCreatedKey = 0;

  constructor(
    readonly database: Database,
    readonly name: string,
    readonly tableNumber: number,
    readonly primaryKey: string,
  ) {}

  /** Adds or replaces an entity. */
  store(key: Key, entity: StoredEntity): void {
    ensure(
      this.entities.size < maxEntities,
      `a dataclass here holds at most ${maxEntities} entities`,
    );
    this.entities.set(key, entity);
    this.lastKey = Math.max(this.lastKey, Number(key));
    this.database.changes += 1;
  }

  /** Marks the current entities as those that the database was created with. */
  setCreated(): void {
    this.created = new Map(this.entities);
    this.lastCreatedKey = this.lastKey;
  }

  /** Returns to the entities that the database was created with. */
  restart(): void {
    this.entities = new Map(this.created);
    this.lastKey = this.lastCreatedKey;
    this.locks.clear();
  }

  delete(key: Key): void {
    this.entities.delete(key);
    this.locks.delete(key);
    this.database.changes += 1;
  }

  /** Returns the next number in the sequence of primary keys. */
  newKey(): number {
    this.lastKey += 1;
    return this.lastKey;
  }
}

/** The dataclasses and their entities, which running code changes. */
export class Database {
  readonly dataclasses = new Map<string, Dataclass>();
  /** Number of changes since it was created. */
  changes = 0;
  /** The reason why its content is unknown, if it is. */
  unknown: string | undefined;
  /** The data at the start of each open transaction, the outermost first. */
  private readonly transactions: Map<Dataclass, Dataclass['entities']>[] = [];

  /** Discards all changes since the database was created. */
  restart(): void {
    if (this.changes === 0 && !this.isInTransaction && this.unknown === undefined) {
      return;
    }
    this.dataclasses.forEach((dataclass) => dataclass.restart());
    this.transactions.length = 0;
    this.unknown = undefined;
    this.changes = 0;
  }

  get isInTransaction(): boolean {
    return this.transactions.length > 0;
  }

  startTransaction(): void {
    const copies = [...this.dataclasses.values()].map(
      (dataclass) => [dataclass, new Map(dataclass.entities)] as const,
    );
    this.transactions.push(new Map(copies));
  }

  /** Closes the innermost transaction. Returns false if none is open. */
  endTransaction(isCanceled: boolean): boolean {
    const start = this.transactions.pop();
    for (const [dataclass, entities] of (isCanceled && start) || []) {
      dataclass.entities = entities;
      this.changes += 1;
    }
    return start !== undefined;
  }
}

/** Creates a database that runs can change. @throws Error if the data is invalid */
export function createDatabase(data: SampleData): Database {
  const database = new Database();
  const loaded = data.dataclasses.map(({name, columns, entities}, index) => {
    const read = columns.map((column) => readColumn(name, column));
    const dataclass = new Dataclass(database, name, index + 1, read[0]?.name ?? '');
    if (database.dataclasses.has(name) || read[0]?.owner !== undefined) {
      fail(name, 'a unique name and, as the first column, a primary key', columns.join(', '));
    }
    database.dataclasses.set(name, dataclass);
    return {dataclass, columns: read, entities};
  });
  loaded.forEach(({dataclass, columns}) =>
    columns.forEach((column) => addAttribute(dataclass, column)),
  );
  loaded.forEach(({dataclass, entities}) => entities.forEach((row) => addEntity(dataclass, row)));
  loaded.forEach(({dataclass}) => checkRelations(dataclass));
  loaded.forEach(({dataclass}) => dataclass.setCreated());
  database.changes = 0;
  return database;
}

function fail(place: string, expected: string, found: unknown): never {
  throw new Error(`Sample data, ${place}: expected ${expected}, found ${JSON.stringify(found)}`);
}

interface Column {
  name: string;
  type: string;
  /** The dataclass that a relation leads to. */
  owner?: string | undefined;
}

/** in: `employer: Company.employees`; out: the relation `employees` of the owner `Company` */
function readColumn(dataclass: string, text: string): Column {
  const [, name, owner, type] = /^(\w+): (?:(\w+)\.)?(\w+)$/.exec(text) ?? [];
  if (name === undefined || type === undefined) {
    return fail(dataclass, '"name: type" or "name: Dataclass.relation" as a column', text);
  }
  return {name, type, owner};
}

function addAttribute(dataclass: Dataclass, {name, type, owner}: Column): void {
  const place = `${dataclass.name}.${name}`;
  const add = (to: Dataclass, attribute: Attribute) => {
    if (to.attributes.has(attribute.name)) {
      fail(place, `a name that ${to.name} doesn't have yet`, attribute.name);
    }
    to.attributes.set(attribute.name, attribute);
  };
  if (owner === undefined) {
    const storageType = storageTypes.find((known) => known === type);
    add(dataclass, {
      name,
      kind: 'storage',
      type: storageType ?? fail(place, `one of the types ${storageTypes.join(', ')}`, type),
    });
    return;
  }
  const to = dataclass.database.dataclasses.get(owner) ?? fail(place, 'a dataclass', owner);
  add(dataclass, {name, kind: 'relatedEntity', to, inverse: type});
  add(to, {name: type, kind: 'relatedEntities', to: dataclass, inverse: name});
}

/** Lists the attributes that the database stores, in the order of the columns. */
export function storedAttributes(dataclass: Dataclass): Attribute[] {
  return [...dataclass.attributes.values()].filter(({kind}) => kind !== 'relatedEntities');
}

function addEntity(dataclass: Dataclass, row: unknown[]): void {
  const [key] = row;
  const attributes = storedAttributes(dataclass);
  const place = `${dataclass.name} ${String(key)}`;
  if ((typeof key !== 'number' && typeof key !== 'string') || dataclass.entities.has(key)) {
    fail(place, 'a number or a string that is unique as its key', key);
  }
  if (row.length !== attributes.length) {
    fail(place, `${attributes.length} values`, row.length);
  }
  const values = attributes.map(
    (attribute, index) =>
      [attribute.name, readValue(attribute, row[index], `${place}, ${attribute.name}`)] as const,
  );
  dataclass.store(key, {values: new Map(values), stamp: 1});
}

function readValue(attribute: Attribute, json: unknown, place: string): Value {
  if (json === null) {
    return null;
  }
  if (attribute.kind !== 'storage') {
    return typeof json === 'number' || typeof json === 'string' ? json : fail(place, 'a key', json);
  }
  if (attribute.type === 'date') {
    return dateFromIso(json) ?? fail(place, 'a date such as "2025-04-30"', json);
  }
  if (attribute.type === 'object') {
    return typeof json === 'object' && !Array.isArray(json)
      ? fromJson(json)
      : fail(place, 'an object', json);
  }
  return typeof json === attribute.type
    ? (json as Value)
    : fail(place, `a ${attribute.type} or null`, json);
}

/** in: `"1963-02-01"`, also with the time zero in UTC; undefined for other values */
export function dateFromIso(value: unknown): DateValue | undefined {
  const [, year, month, day] =
    /^(\d{4})-(\d{2})-(\d{2})(?:T00:00:00(?:\.000)?Z)?$/.exec(String(value)) ?? [];
  return year === undefined ? undefined : new DateValue(Number(year), Number(month), Number(day));
}

function fromJson(json: unknown): Value {
  if (Array.isArray(json)) {
    return new CollectionValue(json.map(fromJson));
  }
  return typeof json === 'object' && json !== null
    ? new ObjectValue(Object.entries(json).map(([name, inner]) => [name, fromJson(inner)]))
    : (json as Value);
}

function checkRelations(dataclass: Dataclass): void {
  for (const attribute of dataclass.attributes.values()) {
    for (const [key, {values}] of attribute.kind === 'relatedEntity' ? dataclass.entities : []) {
      const related = values.get(attribute.name) as Key | null;
      if (attribute.kind === 'relatedEntity' && related !== null) {
        if (!attribute.to.entities.has(related)) {
          const place = `${dataclass.name} ${key}, ${attribute.name}`;
          fail(place, `the key of an entity of ${attribute.to.name}`, related);
        }
      }
    }
  }
}
