import type {ModulePlace} from '../shared/table';

// eslint-disable-next-line prefer-const -- the bundler's variable: what it is set to names the files.
declare let __webpack_get_script_filename__: (chunk: string) => string;
declare const __webpack_chunk_load__: (chunk: string) => Promise<unknown>;
declare const __webpack_require__: (module: string | number) => object;

const places = new Map<string, ModulePlace>();
const files = new Map<string, string>();

// The names of pages' chunks change with their content, which the bundle does not know.
const nameFile = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunk) => files.get(chunk) ?? nameFile(chunk);

/** Remembers where modules are. */
export function notePlaces(
  newPlaces: Record<string, ModulePlace>,
  newFiles: Record<string, string>,
): void {
  Object.entries(newPlaces).forEach(([name, place]) => places.set(name, place));
  Object.entries(newFiles).forEach(([chunk, file]) => files.set(chunk, file));
}

/** What `import()` gives. */
export async function loadPlace(name: string): Promise<object> {
  const place = places.get(name);
  if (!place) {
    throw new Error(`No table says where the module "${name}" is.`);
  }
  const [id, ...chunks] = place;
  await Promise.all(chunks.map((chunk) => __webpack_chunk_load__(chunk)));
  const loaded = __webpack_require__(id);
  return 'default' in loaded ? loaded : {default: loaded};
}

/** The files that a module needs, of those that a table names. */
export function filesOfPlace(name: string): string[] {
  const [, ...chunks] = places.get(name) ?? [''];
  return chunks.flatMap((chunk) => files.get(chunk) ?? []);
}

/**
 * Has all modules of pages built, in chunks. It is never called: the tables know them.
 *
 * @public
 */
export const registerAll = () => import('@generated/registry?all');
