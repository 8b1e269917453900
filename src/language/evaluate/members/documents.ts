import {textOf} from '../arguments';
import {builtInClass} from '../classes';
import {DocumentValue, NotComputed, type Value} from '../values';

/** Names and paths, for which no disk is needed. Source: language/Document, language/Directory. */

/** `file(path)`. */
export function newFile(path: string): DocumentValue {
  return new DocumentValue(trimmed(path), false, builtInClass('File'));
}

/** `folder(path)`. */
export function newFolder(path: string): DocumentValue {
  return new DocumentValue(trimmed(path), true);
}

function trimmed(path: string): string {
  if (!path.startsWith('/')) {
    throw new NotComputed('the path is not absolute');
  }
  return path.replace(/\/$/, '');
}

const properties: Record<string, (document: DocumentValue) => Value> = {
  fullName: ({path}) => fullNameOf(path),
  name: ({path}) => fullNameOf(path).replace(/\.[^.]*$/, ''),
  extension: ({path}) => /\.[^.]*$/.exec(fullNameOf(path))?.[0] ?? '',
  isFile: ({isFolder}) => !isFolder,
  isFolder: ({isFolder}) => isFolder,
  parent: ({path}) => newFolder(parentOf(path)),
};

export function readDocumentProperty(object: Value, name: string): Value {
  if (!(object instanceof DocumentValue)) {
    return undefined;
  }
  const read = properties[name];
  if (!read) {
    throw new NotComputed(`.${name} of a file or folder is not computed`);
  }
  return read(object);
}

/** `.file(path)` and `.folder(path)` of a folder; undefined for what has no functions of a file. */
export function callDocument(object: Value, name: string, [path]: Value[]): Value {
  if (!(object instanceof DocumentValue)) {
    return undefined;
  }
  if (object.isFolder && (name === 'file' || name === 'folder')) {
    const inner = `${object.path}/${textOf(path)}`;
    return name === 'file' ? newFile(inner) : newFolder(inner);
  }
  throw new NotComputed(`.${name}() of a file or folder is not computed`);
}

function fullNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function parentOf(path: string): string {
  const at = path.lastIndexOf('/');
  if (at <= 0) {
    throw new NotComputed('the parent of this folder is not computed');
  }
  return path.slice(0, at);
}
