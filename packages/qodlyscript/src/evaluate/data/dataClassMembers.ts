import {objectOf, collectionOf} from '../arguments';
import {hasOption} from '../constants';
import type {Run} from '../run';
import {
  cannotEvaluate,
  ensure,
  entriesOf,
  itemsOf,
  known,
  languageError,
  ObjectValue,
  Unknown,
  type Value,
} from '../values';
import type {Key} from './database';
import {
  dataStore,
  entityWith,
  newEntity,
  newSelection,
  visibleKeys,
  type DataClassValue,
  type DataStoreValue,
} from './dataObjects';
import {saveEntity} from './entityMembers';
import {fill, keyIn} from './fromObject';
import {queried} from './queried';

export type Member<Receiver> = (receiver: Receiver, args: Value[], run: Run) => Value;

/** Source: language/DataStoreClass. */
export const dataStoreMembers: Record<string, Member<DataStoreValue>> = {
  cancelTransaction: ({database}) => endTransaction(database.endTransaction(true)),

  startTransaction: ({database}) => void database.startTransaction(),

  validateTransaction: ({database}) => endTransaction(database.endTransaction(false)),
};

function endTransaction(wasOpen: boolean): undefined {
  ensure(wasOpen, 'ending a transaction that was not started is not documented');
}

/** Source: language/DataClassClass. */
export const dataClassMembers: Record<string, Member<DataClassValue>> = {
  all: ({dataclass}, _, run) => newSelection(dataclass, visibleKeys(dataclass, run), run),

  fromCollection: ({dataclass}, [objects], run) =>
    newSelection(
      dataclass,
      itemsOf(collectionOf(objects)).map((item) => importEntity(dataclass, objectOf(item), run)),
      run,
    ),

  get: ({dataclass}, [argument], run) => {
    const key = known(argument);
    ensure(
      typeof key === typeof [...dataclass.entities.keys()][0] || dataclass.entities.size === 0,
      `${dataclass.name} has keys of another type`,
    );
    return visibleKeys(dataclass, run).includes(key as Key)
      ? entityWith(dataclass, key as Key, run)
      : null;
  },

  getCount: ({dataclass}, _, run) => {
    const keys = visibleKeys(dataclass, run);
    ensure(
      keys.length === dataclass.entities.size,
      'counting the entities of a dataclass with a filter is not documented',
    );
    return keys.length;
  },

  getDataStore: (_, __, run) => dataStore(run),

  getInfo: ({dataclass: {name, primaryKey, tableNumber}}) =>
    new ObjectValue([
      ['name', name],
      ['primaryKey', primaryKey],
      ['tableNumber', tableNumber],
    ]),

  new: ({dataclass}, _, run) => newEntity(dataclass, run),

  newSelection: ({dataclass}, [order], run) =>
    newSelection(dataclass, [], run, {
      isOrdered: typeof order === 'number' && hasOption(order, 'kKeepOrdered'),
      isAlterable: true,
    }),

  query: ({dataclass}, args, run) =>
    queried(dataclass, visibleKeys(dataclass, run), args, run, false),
};

/** Creates or updates the entity that an object describes, and returns its key. */
function importEntity(dataclass: DataClassValue['dataclass'], source: ObjectValue, run: Run): Key {
  const entries = entriesOf(source);
  ensure(!entries.has('__STAMP'), 'importing with a stamp is not supported');
  const key = keyIn(dataclass, source);
  const existing = key === undefined ? null : entityWith(dataclass, key, run);
  const isNew = entries.get('__NEW') === true;
  if (isNew && existing) {
    throw languageError(new Unknown('the code of this error is not known'), undefined);
  }
  const entity = existing ?? newEntity(dataclass, run);
  fill(entity, source, 'leave', run);
  saveEntity(entity);
  return entity.key ?? cannotEvaluate('the key of the imported entity is not known');
}
