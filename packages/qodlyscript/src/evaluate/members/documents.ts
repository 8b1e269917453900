import {lookUp} from '../../lookUp';
import {blobOf, numberOf, textOf} from '../arguments';
import {builtInClass} from '../classes';
import {dateOfDay, timeOfDay} from '../clock';
import {constantNamed} from '../constants';
import type {Disk} from '../disk';
import {decodeText, encodeText, withLineBreaks} from '../fileText';
import type {Run} from '../run';
import {
  BlobValue,
  cannotEvaluate,
  CannotEvaluateError,
  CollectionValue,
  DocumentValue,
  ensure,
  known,
  rescue,
  undocumentedError,
  type Value,
} from '../values';
import {openFile} from './fileHandles';

/** Files and folders. Source: language/Document, language/Directory, language/FileClass. */

/** Evaluates `file(path)` or `folder(path)`. @param archive set for one in a ZIP archive */
export function newDocument(path: Value, isFolder: boolean, archive?: Disk): DocumentValue {
  const text = textOf(path);
  ensure(text.startsWith('/'), 'the path is not absolute');
  const objectClass = isFolder || archive ? undefined : builtInClass('File');
  return new DocumentValue(text.replace(/\/$/, ''), isFolder, objectClass, archive);
}

export const documentProperties: Record<string, (document: DocumentValue, run: Run) => Value> = {
  fullName: ({path}) => fullNameOf(path),
  name: ({path}) => fullNameOf(path).replace(/\.[^.]*$/, ''),
  extension: ({path}) => /\.[^.]*$/.exec(fullNameOf(path))?.[0] ?? '',
  hidden: ({path}) => isHidden(path),
  isFile: ({isFolder}) => !isFolder,
  isFolder: ({isFolder}) => isFolder,
  isWritable: (document, run) => !document.archive && run.disk.exists(document),
  // Inside an archive, paths are relative to it.
  path: ({path, archive}) => (archive ? path.slice(1) : path),
  parent: (document) => (document.archive && document.path === '' ? null : parentOf(document)),
  exists: (document, run) => diskOf(document, run).exists(document),
  modificationDate: (document, run) => dateOfDay(changedAt(document, run)),
  modificationTime: (document, run) => timeOfDay(changedAt(document, run)),
  size: (document, {disk}) => (disk.mayExist(document) ? disk.read(document.path).length : 0),
  isAlias: ({path}, {disk}) => {
    const isAlias = disk.aliases.has(path);
    ensure(isAlias || disk.exists({path, isFolder: false}), 'the file does not exist');
    return isAlias;
  },
  original: ({path}, {disk}) => {
    const original = disk.aliases.get(path);
    ensure(original, 'the target of the alias is not known');
    return newDocument(original.path, original.isFolder);
  },
};

/** Properties of a file or folder on disk that one in an archive doesn't have. */
const diskProperties = new Set(['isAlias', 'original', 'size']);

export function readDocumentProperty(document: DocumentValue, name: string, run: Run): Value {
  const readValue = lookUp(documentProperties, name);
  const isMissing = document.archive !== undefined && diskProperties.has(name);
  ensure(readValue && !isMissing, `.${name} of a file or folder is not supported`);
  return readValue(document, run);
}

type DocumentFunction = (document: DocumentValue, args: Value[], run: Run) => Value;

/** Functions that also files and folders in a ZIP archive have. */
const readFunctions: Record<string, DocumentFunction> = {
  file: (document, [path]) => newDocument(pathInside(document, path), false, document.archive),

  folder: (document, [path]) => newDocument(pathInside(document, path), true, document.archive),

  files: (document, [options], run) => list(document, false, options, run),

  folders: (document, [options], run) => list(document, true, options, run),

  getText: (document, [charset, breakMode], run) =>
    withLineBreaks(decodeText(diskOf(document, run).read(document.path), charset), breakMode),

  getContent: (document, _, run) => new BlobValue(diskOf(document, run).read(document.path), true),

  copyTo: (document, [target, name, overwrite = name], run) =>
    copyInto(target, document, name, overwrite === constantNamed('kOverwrite'), run),
};

export const documentFunctions: Record<string, DocumentFunction> = {
  ...readFunctions,

  create: (document, _, {disk}) => disk.create(document),

  delete: (document, [option], {disk}) =>
    void (document.isFolder
      ? disk.deleteFolder(document, option === constantNamed('kDeleteWithContents'))
      : disk.delete(document)),

  setText: ({path}, [text, charset, breakMode], {disk}) =>
    void disk.write(path, encodeText(withLineBreaks(textOf(text), breakMode), charset)),

  setContent: ({path}, [content], {disk}) => void disk.write(path, blobOf(content).bytes.slice()),

  open: (document, [options], run) => openFile(document, options, run),

  moveTo: (document, [target, name], run) => {
    const newName = typeof name === 'string' ? name : fullNameOf(document.path);
    const moved = newDocument(pathInside(target, newName), document.isFolder);
    ensure(!run.disk.isKnownAt(moved), `whether it replaces ${moved.path} is not known`);
    return moveInto(target, document, newName, run);
  },

  rename: (document, [name], run) => moveInto(parentOf(document), document, name, run),

  createAlias: (document, [target, name], {disk}) => {
    const alias = newDocument(pathInside(target, name), false);
    disk.aliases.set(alias.path, document);
    disk.write(alias.path, undefined);
    return alias;
  },
};

/** Calls a function of a file or a folder. */
export function callDocument(
  document: DocumentValue,
  name: string,
  args: Value[],
  run: Run,
): Value {
  const call = lookUp(document.archive ? readFunctions : documentFunctions, name);
  return rescue(
    CannotEvaluateError,
    () => {
      ensure(call, `.${name}() on a file or folder is not supported`);
      return call(document, args.map(known), run);
    },
    ({reason}) => {
      // Anything the call may have written becomes unknown.
      if (name.startsWith('set') && !run.isStrict) {
        run.disk.write(document.path, undefined);
      }
      return cannotEvaluate(reason);
    },
  );
}

function diskOf({archive}: DocumentValue, run: Run): Disk {
  return archive ?? run.disk;
}

function changedAt(document: DocumentValue, run: Run): Date {
  ensure(!document.archive, 'when the file was compressed is not known');
  ensure(run.disk.exists(document), `there is no ${document.path}`);
  return run.disk.created;
}

function list(folder: DocumentValue, isFolder: boolean, options: Value, run: Run): Value {
  ensure(folder.isFolder, 'expected a folder');
  const sum = options === undefined ? 0 : numberOf(options);
  const has = (name: string) => (sum & (constantNamed(name) ?? 0)) !== 0;
  const found = diskOf(folder, run)
    .list(folder.path, {isFolder, isRecursive: has('kRecursive')})
    .filter(({path}) => !(has('kIgnoreInvisible') && isHidden(path)));
  return new CollectionValue(found.map(({path}) => newDocument(path, isFolder, folder.archive)));
}

/** The server runs on Unix. */
function isHidden(path: string): boolean {
  return fullNameOf(path).startsWith('.');
}

function pathInside(folder: Value, path: Value): string {
  ensure(folder instanceof DocumentValue && folder.isFolder, 'expected a folder');
  return `${folder.path}/${textOf(path)}`;
}

/** Copies a file or folder, with a new name if one is given. @throws LanguageError */
function copyInto(
  folder: Value,
  document: DocumentValue,
  name: Value,
  isReplacing: boolean,
  run: Run,
): DocumentValue {
  const {path, isFolder} = document;
  const newName = typeof name === 'string' ? name : fullNameOf(path);
  ensure(newName !== '', 'where the contents of the root end up is not known');
  const copy = newDocument(pathInside(folder, newName), isFolder);
  throwIf(/[:/]/.test(newName) || !run.disk.mayExist(parentOf(copy)));
  throwIf(!isReplacing && run.disk.isKnownAt(copy));
  diskOf(document, run).copy(document, copy, run.disk);
  return copy;
}

function moveInto(folder: Value, document: DocumentValue, name: Value, run: Run): DocumentValue {
  const moved = copyInto(folder, document, name, false, run);
  if (document.isFolder) {
    run.disk.deleteFolder(document, true);
  } else {
    run.disk.delete(document);
  }
  return moved;
}

function throwIf(isError: boolean): void {
  if (isError) {
    throw undocumentedError();
  }
}

function fullNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Returns the folder that a file or folder is in. */
export function parentOf({path, archive}: DocumentValue): DocumentValue {
  const at = path.lastIndexOf('/');
  ensure(at > 0 || archive, 'the parent of this folder is not supported');
  return newDocument(path.slice(0, at) || '/', true, archive);
}
