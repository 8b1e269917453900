import {lookUp} from '../../lookUp';
import {blobOf, textOf} from '../arguments';
import {builtInClass} from '../classes';
import {decodeText, encodeText, withLineBreaks} from '../fileText';
import type {Run} from '../run';
import {
  BlobValue,
  cannotEvaluate,
  CannotEvaluateError,
  DocumentValue,
  ensure,
  known,
  rescue,
  type Value,
} from '../values';
import {openFile} from './fileHandles';

/** Files and folders. Source: language/Document, language/Directory, language/FileClass. */

/** Evaluates `file(path)` or `folder(path)`. */
export function newDocument(path: Value, isFolder: boolean): DocumentValue {
  const text = textOf(path);
  ensure(text.startsWith('/'), 'the path is not absolute');
  const objectClass = isFolder ? undefined : builtInClass('File');
  return new DocumentValue(text.replace(/\/$/, ''), isFolder, objectClass);
}

const properties: Record<string, (document: DocumentValue, run: Run) => Value> = {
  fullName: ({path}) => fullNameOf(path),
  name: ({path}) => fullNameOf(path).replace(/\.[^.]*$/, ''),
  extension: ({path}) => /\.[^.]*$/.exec(fullNameOf(path))?.[0] ?? '',
  isFile: ({isFolder}) => !isFolder,
  isFolder: ({isFolder}) => isFolder,
  parent: ({path}) => parentOf(path),
  exists: (document, {disk}) => disk.exists(document),
  size: ({path}, {disk}) => disk.read(path).length,
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

export function readDocumentProperty(document: DocumentValue, name: string, run: Run): Value {
  const readValue = lookUp(properties, name);
  ensure(readValue, `.${name} of a file or folder is not supported`);
  return readValue(document, run);
}

type DocumentFunction = (document: DocumentValue, args: Value[], run: Run) => Value;

const functions: Record<string, DocumentFunction> = {
  file: (document, [path]) => newDocument(pathInside(document, path), false),

  folder: (document, [path]) => newDocument(pathInside(document, path), true),

  create: (document, _, {disk}) => disk.create(document),

  delete: (document, _, {disk}) => void disk.delete(document),

  getText: ({path}, [charset, breakMode], {disk}) =>
    withLineBreaks(decodeText(disk.read(path), charset), breakMode),

  getContent: ({path}, _, {disk}) => new BlobValue(disk.read(path), true),

  setText: ({path}, [text, charset, breakMode], {disk}) =>
    void disk.write(path, encodeText(withLineBreaks(textOf(text), breakMode), charset)),

  setContent: ({path}, [content], {disk}) => void disk.write(path, blobOf(content).bytes.slice()),

  open: (document, [options]) => openFile(document, options),

  copyTo: (document, [target, name], run) => copyInto(target, document, name, run),

  moveTo: (document, [target, name], run) => moveInto(target, document, name, run),

  rename: (document, [name], run) => moveInto(parentOf(document.path), document, name, run),

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
  const call = lookUp(functions, name);
  return rescue(
    CannotEvaluateError,
    () => {
      ensure(call, `.${name}() on a file or folder is not supported`);
      return call(document, args.map(known), run);
    },
    ({reason}) => {
      // Anything the call may have written becomes unknown.
      if (name.startsWith('set')) {
        run.disk.write(document.path, undefined);
      }
      return cannotEvaluate(reason);
    },
  );
}

function pathInside(folder: Value, path: Value): string {
  ensure(folder instanceof DocumentValue && folder.isFolder, 'expected a folder');
  return `${folder.path}/${textOf(path)}`;
}

/** Copies a file or folder, with a new name if one is given. */
function copyInto(folder: Value, document: DocumentValue, name: Value, run: Run): DocumentValue {
  const {path, isFolder} = document;
  const newName = typeof name === 'string' ? name : fullNameOf(path);
  const copy = newDocument(pathInside(folder, newName), isFolder);
  run.disk.copy(document, copy);
  return copy;
}

function moveInto(folder: Value, document: DocumentValue, name: Value, run: Run): DocumentValue {
  const moved = copyInto(folder, document, name, run);
  run.disk.delete(document);
  return moved;
}

function fullNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function parentOf(path: string): DocumentValue {
  const at = path.lastIndexOf('/');
  ensure(at > 0, 'the parent of this folder is not supported');
  return newDocument(path.slice(0, at), true);
}
