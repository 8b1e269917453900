import {CannotEvaluateError} from './values';

/** Files and folders created by a sample; nothing is known about others. */
export class Disk {
  /** Content by path: null if the file was deleted, `undefined` if only its existence is known. */
  private readonly files = new Map<string, Uint8Array | undefined | null>();
  private readonly folders = new Map<string, boolean>();
  /** Targets of aliases. */
  readonly aliases = new Map<string, {path: string; isFolder: boolean}>();

  exists(path: string, isFolder: boolean): boolean {
    const state = isFolder ? this.folders.get(path) : this.stateOf(path);
    if (state === undefined) {
      throw new CannotEvaluateError('the content of the disk is not known');
    }
    return state;
  }

  private stateOf(path: string): boolean | undefined {
    return this.files.has(path) ? this.files.get(path) !== null : undefined;
  }

  /** @throws CannotEvaluateError if the content isn't known */
  read(path: string): Uint8Array {
    const content = this.files.get(path);
    if (!content) {
      throw new CannotEvaluateError('the content of the file is not known');
    }
    return content;
  }

  /** @param content undefined if it isn't known */
  write(path: string, content: Uint8Array | undefined): void {
    this.files.set(path, content);
  }

  /** Creates a file or folder, assuming that the disk was empty before the sample ran. */
  create(path: string, isFolder: boolean): boolean {
    const exists = isFolder ? this.folders.get(path) : this.stateOf(path);
    if (exists === true) {
      return false;
    }
    if (isFolder) {
      this.folders.set(path, true);
    } else {
      this.files.set(path, new Uint8Array());
    }
    return true;
  }

  delete(path: string, isFolder: boolean): void {
    if (isFolder) {
      this.folders.set(path, false);
    } else {
      this.files.set(path, null);
    }
  }

  copy(from: string, to: string, isFolder: boolean): void {
    if (isFolder) {
      this.folders.set(to, true);
    } else {
      this.files.set(to, this.files.get(from) ?? undefined);
    }
  }
}
