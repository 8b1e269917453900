import {fromBase64} from './base64';
import {cannotEvaluate, ensure, languageError, type DocumentValue} from './values';

/** A file of the sample data: its text, its bytes in Base64, or the files in a ZIP archive. */
export type SampleFile = string | {base64: string} | {archive: SampleFiles};

/** Sample files by absolute path, also in archives; a path that ends with `/` is an empty folder. */
export type SampleFiles = Record<string, SampleFile>;

type Entry = Pick<DocumentValue, 'path' | 'isFolder'>;

const fileNotFound = -43;
const folderNotEmpty = -47;
const folderNotFound = -120;

/** The folders that every project has. Source: language/basics/lang-pathnames. */
const filesystems = ['DATA', 'LOGS', 'PACKAGE', 'PROJECT', 'RESOURCES', 'SOURCES'];

/** Files and folders: those of the sample data, and what a sample does with them. */
export class Disk {
  /** When the files were created, which are all that a run has. */
  readonly created = new Date();

  /**
   * Content by key: null if it was deleted, `undefined` for a folder, and for a file of which only its
   * existence is known.
   */
  private readonly contents = new Map<string, Uint8Array | undefined | null>();
  private readonly archives = new Map<string, Disk>();
  /** Targets of aliases. */
  readonly aliases = new Map<string, Entry>();

  /**
   * @param isComplete true if there are no other files; otherwise, nothing is known about them
   * @param isArchive true for the contents of a ZIP archive
   */
  constructor(
    readonly isComplete: boolean,
    files: SampleFiles = {},
    readonly isArchive = false,
  ) {
    if (isComplete && !isArchive) {
      filesystems.forEach((name) => this.contents.set(keyOf(folderAt(`/${name}`)), undefined));
    }
    Object.entries(files).forEach(([path, file]) => this.add(path, file));
  }

  private add(path: string, file: SampleFile): void {
    const isFolder = path.endsWith('/');
    this.create({path: isFolder ? path.slice(0, -1) : path, isFolder});
    if (typeof file !== 'string') {
      if ('archive' in file) {
        this.addArchive(path, new Disk(true, file.archive, true));
      } else {
        this.write(path, fromBase64(file.base64));
      }
    } else if (!isFolder) {
      this.write(path, new TextEncoder().encode(file));
    }
  }

  exists(entry: Entry): boolean {
    const key = keyOf(entry);
    ensure(this.isComplete || this.contents.has(key), 'the content of the disk is not known');
    return this.has(key);
  }

  /** Returns false if the entry is known not to exist. */
  mayExist(entry: Entry): boolean {
    const key = keyOf(entry);
    return this.isComplete ? this.has(key) : this.contents.get(key) !== null;
  }

  /** Returns true if the entry is known to exist. */
  isKnownAt(entry: Entry): boolean {
    return this.isComplete && this.has(keyOf(entry));
  }

  /** @throws CannotEvaluateError if the content isn't known, LanguageError if the file is missing */
  read(path: string): Uint8Array {
    this.throwIfMissing(path);
    return this.contents.get(path) ?? cannotEvaluate('the content of the file is not known');
  }

  /** @throws LanguageError */
  throwIfMissing(path: string): void {
    if (!this.mayExist({path, isFolder: false})) {
      throw languageError(fileNotFound, undefined);
    }
  }

  /** Returns the content of all files. */
  get files(): Uint8Array[] {
    const own = [...this.contents.values()].filter((content) => content instanceof Uint8Array);
    return [...own, ...[...this.archives.values()].flatMap(({files}) => files)];
  }

  /** @param content undefined if it isn't known */
  write(path: string, content: Uint8Array | undefined): void {
    this.ensureFolderOf(path);
    this.contents.set(path, content);
    this.archives.delete(path);
  }

  addArchive(path: string, archive: Disk): void {
    this.write(path, undefined);
    this.archives.set(path, archive);
  }

  archiveAt(path: string): Disk {
    const isFile = this.exists({path, isFolder: false});
    ensure(isFile, `there is no ${path}`);
    return this.archives.get(path) ?? cannotEvaluate(`${path} is not a ZIP archive`);
  }

  /** Creates a file or folder with the folders above it; otherwise assumes that the disk was empty. */
  create(entry: Entry): boolean {
    const key = keyOf(entry);
    if (this.has(key)) {
      return false;
    }
    if (this.isComplete) {
      const above = entry.path.slice(0, entry.path.lastIndexOf('/'));
      if (above !== '') {
        this.create(folderAt(above));
      }
    }
    this.contents.set(key, entry.isFolder ? undefined : new Uint8Array());
    return true;
  }

  delete(entry: Entry): void {
    this.contents.set(keyOf(entry), null);
    this.archives.delete(entry.path);
  }

  /** Deletes a folder. @throws LanguageError */
  deleteFolder(entry: Entry, withContents: boolean): void {
    if (this.isComplete && !withContents) {
      if (!this.exists(entry)) {
        throw languageError(folderNotFound, undefined);
      }
      if (this.keysIn(entry.path).length > 0) {
        throw languageError(folderNotEmpty, undefined);
      }
    }
    this.keysIn(entry.path).forEach((key) => this.contents.set(key, null));
    this.delete(entry);
  }

  /** Copies a file, or a folder with its contents, in place of what is there. */
  copy(from: Entry, to: Entry, target: Disk): void {
    ensure(this.mayExist(from), `there is no ${from.path}`);
    target.ensureFolderOf(to.path);
    const source = keyOf(from);
    const keys = [source, ...(from.isFolder ? this.keysIn(from.path) : [])];
    const copies = keys.map((key) => [key, this.contents.get(key)] as const);
    if (to.isFolder) {
      target.deleteFolder(to, true);
    }
    for (const [key, content] of copies) {
      const newKey = keyOf(to) + key.slice(source.length);
      target.contents.set(newKey, content ?? undefined);
      const archive = this.archives.get(key);
      if (archive) {
        target.archives.set(newKey, archive);
      }
    }
  }

  /** Returns the files or the folders in a folder, and in those below it, in the order of their creation. */
  list(folder: string, wanted: {isFolder: boolean; isRecursive: boolean}): Entry[] {
    ensure(this.isComplete, 'the content of the disk is not known');
    ensure(this.exists(folderAt(folder)), `there is no ${folder}`);
    const inside = this.keysIn(folder).map((key) => key.slice(folder.length + 1));
    const names = inside.filter((name) => /^[^/]+\/?$/.test(name));
    const entries = names.map((name) => ({
      path: `${folder}/${name.replace('/', '')}`,
      isFolder: name.endsWith('/'),
    }));
    const below = ({path, isFolder}: Entry) =>
      isFolder && wanted.isRecursive ? this.list(path, wanted) : [];
    return wanted.isFolder
      ? entries.flatMap((entry) => (entry.isFolder ? [entry, ...below(entry)] : []))
      : [...entries.filter(({isFolder}) => !isFolder), ...entries.flatMap(below)];
  }

  private has(key: string): boolean {
    return key === '/' || (this.contents.has(key) && this.contents.get(key) !== null);
  }

  /** Returns the keys of what a folder contains, at all levels. */
  private keysIn(folder: string): string[] {
    const prefix = `${folder}/`;
    return [...this.contents.keys()].filter(
      (key) => key.startsWith(prefix) && key !== prefix && this.has(key),
    );
  }

  /** Stops, because the docs don't say whether writing a file creates missing folders. */
  private ensureFolderOf(path: string): void {
    const above = path.slice(0, path.lastIndexOf('/'));
    ensure(!this.isComplete || this.exists(folderAt(above)), `there is no folder ${above}`);
  }
}

function folderAt(path: string): Entry {
  return {path, isFolder: true};
}

/** Returns a key that differs for a file and a folder with the same path. */
function keyOf({path, isFolder}: Entry): string {
  return isFolder ? `${path}/` : path;
}
