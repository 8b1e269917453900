import {collectionOf, objectOf, textOf} from '../arguments';
import {Disk} from '../disk';
import {newDocument, parentOf} from '../members/documents';
import type {Run} from '../run';
import {
  BuiltInObject,
  DocumentValue,
  ensure,
  entriesOf,
  itemsOf,
  ObjectValue,
  type Value,
} from '../values';
import type {Command} from './command';

/** Source: language/commands, theme Zip. */
export const zipCommands: Record<string, Command> = {
  // A password for an archive without one changes nothing.
  zipReadArchive: ([file], {run}) => {
    const {path} = documentOf(file);
    const root = newDocument('/', true, run.disk.archiveAt(path));
    return new BuiltInObject([['root', root]]);
  },

  zipCreateArchive: ([content, destination, options], {run}) => {
    ensure(options === undefined, 'the options of zipCreateArchive() are not supported');
    const {disk} = run;
    const file = documentOf(destination);
    ensure(disk.isComplete, 'the content of the disk is not known');
    ensure(!disk.exists(file), `whether it replaces ${file.path} is not known`);
    if (!disk.exists(parentOf(file))) {
      return statusOf({success: false, statusText: 'Cannot create ZIP archive'});
    }
    disk.addArchive(file.path, archiveOf(content, run));
    return statusOf({success: true});
  },
};

/** Its status code, and its text if it succeeded, aren't documented. */
function statusOf(properties: {success: boolean; statusText?: string}): ObjectValue {
  return new BuiltInObject(Object.entries(properties));
}

function archiveOf(content: Value, run: Run): Disk {
  const archive = new Disk(true, {}, true);
  for (const {source, path} of contentsOf(content)) {
    archive.create({path: path.slice(0, path.lastIndexOf('/')), isFolder: true});
    run.disk.copy(source, {path, isFolder: source.isFolder}, archive);
  }
  return archive;
}

interface Content {
  source: DocumentValue;
  /** In the archive. */
  path: string;
}

function contentsOf(content: Value): Content[] {
  if (content instanceof DocumentValue) {
    return [{source: content, path: pathOf(content)}];
  }
  const structure = entriesOf(objectOf(content));
  for (const name of structure.keys()) {
    ensure(
      ['compression', 'files', 'level'].includes(name),
      `the property ${name} of an archive is not supported`,
    );
  }
  return itemsOf(collectionOf(structure.get('files'))).map((item) => {
    if (item instanceof DocumentValue) {
      return {source: item, path: pathOf(item)};
    }
    const entries = entriesOf(objectOf(item));
    ensure(!entries.has('option'), 'the property option of a file is not supported');
    const source = documentOf(entries.get('source'));
    const destination = entries.get('destination');
    return {
      source,
      path: destination === undefined ? pathOf(source) : `/${textOf(destination)}`,
    };
  });
}

function pathOf({path}: DocumentValue): string {
  return path.slice(path.lastIndexOf('/'));
}

function documentOf(value: Value): DocumentValue {
  ensure(value instanceof DocumentValue, 'expected a file');
  return value;
}
