import {blobOf, numberOf, textOf} from '../arguments';
import {builtInClass} from '../classes';
import {decodeText, encodeText, withLineBreaks} from '../fileText';
import type {Run} from '../run';
import {BlobValue, DocumentValue, known, CannotEvaluateError, type Value} from '../values';
import {openFile} from './fileHandles';

/** Files and folders. Source: language/Document, language/Directory, language/FileClass. */

/** Evaluates `file(path)`. */
export function newFile(path: string): DocumentValue {
  return new DocumentValue(trimmed(path), false, builtInClass('File'));
}

/** Evaluates `folder(path)`. */
export function newFolder(path: string): DocumentValue {
  return new DocumentValue(trimmed(path), true);
}

function trimmed(path: string): string {
  if (!path.startsWith('/')) {
    throw new CannotEvaluateError('the path is not absolute');
  }
  return path.replace(/\/$/, '');
}

const properties: Record<string, (document: DocumentValue, run: Run) => Value> = {
  fullName: ({path}) => fullNameOf(path),
  name: ({path}) => fullNameOf(path).replace(/\.[^.]*$/, ''),
  extension: ({path}) => /\.[^.]*$/.exec(fullNameOf(path))?.[0] ?? '',
  isFile: ({isFolder}) => !isFolder,
  isFolder: ({isFolder}) => isFolder,
  parent: ({path}) => newFolder(parentOf(path)),
  exists: ({path, isFolder}, {disk}) => disk.exists(path, isFolder),
  size: ({path}, {disk}) => disk.read(path).length,
  isAlias: ({path}, {disk}) => {
    if (!disk.aliases.has(path) && !disk.exists(path, false)) {
      throw new CannotEvaluateError('the file does not exist');
    }
    return disk.aliases.has(path);
  },
  original: ({path}, {disk}) => {
    const original = disk.aliases.get(path);
    if (!original) {
      throw new CannotEvaluateError('the target of the alias is not known');
    }
    return original.isFolder ? newFolder(original.path) : newFile(original.path);
  },
};

export function readDocumentProperty(object: Value, name: string, run: Run): Value {
  if (!(object instanceof DocumentValue)) {
    return undefined;
  }
  const readValue = properties[name];
  if (!readValue) {
    throw new CannotEvaluateError(`.${name} of a file or folder is not supported`);
  }
  return readValue(object, run);
}

const functions: Record<string, (document: DocumentValue, args: Value[], run: Run) => Value> = {
  file: (document, [path]) => newFile(pathInside(document, path)),

  folder: (document, [path]) => newFolder(pathInside(document, path)),

  create: ({path, isFolder}, _, {disk}) => disk.create(path, isFolder),

  delete: ({path, isFolder}, _, {disk}) => {
    disk.delete(path, isFolder);
    return undefined;
  },

  getText: ({path}, [charset, breakMode], {disk}) => {
    const set = charset === undefined ? undefined : textOf(charset);
    const mode = breakMode === undefined ? nativeBreaks : numberOf(breakMode);
    return withLineBreaks(decodeText(disk.read(path), set), mode);
  },

  getContent: ({path}, _, {disk}) => new BlobValue(disk.read(path), true),

  setText: ({path}, [text, charset, breakMode], {disk}) => {
    const set = charset === undefined ? undefined : textOf(charset);
    const mode = breakMode === undefined ? nativeBreaks : numberOf(breakMode);
    disk.write(path, encodeText(withLineBreaks(textOf(text), mode), set));
    return undefined;
  },

  setContent: ({path}, [content], {disk}) => {
    disk.write(path, blobOf(content).bytes.slice());
    return undefined;
  },

  open: (document, [options]) => openFile(document, options),

  copyTo: (document, [target, name], {disk}) => {
    const copy = documentIn(target, document, name);
    disk.copy(document.path, copy.path, document.isFolder);
    return copy;
  },

  moveTo: (document, [target, name], {disk}) => {
    const moved = documentIn(target, document, name);
    disk.copy(document.path, moved.path, document.isFolder);
    disk.delete(document.path, document.isFolder);
    return moved;
  },

  rename: (document, [name], {disk}) => {
    const renamed = documentIn(newFolder(parentOf(document.path)), document, name);
    disk.copy(document.path, renamed.path, document.isFolder);
    disk.delete(document.path, document.isFolder);
    return renamed;
  },

  createAlias: (document, [target, name], {disk}) => {
    const alias = newFile(pathInside(target, name));
    disk.aliases.set(alias.path, document);
    disk.write(alias.path, undefined);
    return alias;
  },
};

const nativeBreaks = 1;

export function isDocumentCommand(name: string): boolean {
  return Object.hasOwn(functions, name);
}

/** Calls a function of a file or a folder; returns undefined for other objects. */
export function callDocument(object: Value, name: string, args: Value[], run: Run): Value {
  if (!(object instanceof DocumentValue)) {
    return undefined;
  }
  const call = functions[name];
  try {
    if (!call) {
      throw new CannotEvaluateError(`.${name}() of a file or folder is not supported`);
    }
    return call(object, args.map(known), run);
  } catch (error) {
    // Anything the call may have written becomes unknown.
    if (error instanceof CannotEvaluateError && name.startsWith('set')) {
      run.disk.write(object.path, undefined);
    }
    throw error;
  }
}

function pathInside(folder: Value, path: Value): string {
  if (!(folder instanceof DocumentValue) || !folder.isFolder) {
    throw new CannotEvaluateError('expected a folder');
  }
  return `${folder.path}/${textOf(path)}`;
}

/** Returns the destination of a copied file or folder, with a new name if one is given. */
function documentIn(folder: Value, {path, isFolder}: DocumentValue, name: Value): DocumentValue {
  const target = pathInside(folder, typeof name === 'string' ? name : fullNameOf(path));
  return isFolder ? newFolder(target) : newFile(target);
}

function fullNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function parentOf(path: string): string {
  const at = path.lastIndexOf('/');
  if (at <= 0) {
    throw new CannotEvaluateError('the parent of this folder is not supported');
  }
  return path.slice(0, at);
}
