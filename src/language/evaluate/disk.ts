import {cannotEvaluate, ensure, type DocumentValue} from './values';

type Entry = Pick<DocumentValue, 'path' | 'isFolder'>;

/** Files and folders created by a sample; nothing is known about others. */
export class Disk {
  /** Content by key: null if it was deleted, `undefined` if only its existence is known. */
  private readonly contents = new Map<string, Uint8Array | undefined | null>();
  /** Targets of aliases. */
  readonly aliases = new Map<string, Entry>();

  exists(entry: Entry): boolean {
    const key = keyOf(entry);
    ensure(this.contents.has(key), 'the content of the disk is not known');
    return this.contents.get(key) !== null;
  }

  /** @throws CannotEvaluateError if the content isn't known */
  read(path: string): Uint8Array {
    return this.contents.get(path) ?? cannotEvaluate('the content of the file is not known');
  }

  /** @param content undefined if it isn't known */
  write(path: string, content: Uint8Array | undefined): void {
    this.contents.set(path, content);
  }

  /** Creates a file or folder, assuming that the disk was empty before the sample ran. */
  create(entry: Entry): boolean {
    const key = keyOf(entry);
    if (this.contents.has(key) && this.contents.get(key) !== null) {
      return false;
    }
    this.contents.set(key, entry.isFolder ? undefined : new Uint8Array());
    return true;
  }

  delete(entry: Entry): void {
    this.contents.set(keyOf(entry), null);
  }

  copy(from: Entry, to: Entry): void {
    this.contents.set(keyOf(to), this.contents.get(keyOf(from)) ?? undefined);
  }
}

/** Returns a key that differs for a file and a folder with the same path. */
function keyOf({path, isFolder}: Entry): string {
  return isFolder ? `${path}/:folder` : path;
}
