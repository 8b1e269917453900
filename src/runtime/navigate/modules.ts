import type {ModuleLocation} from '../shared/table';

// eslint-disable-next-line prefer-const -- the bundler's variable, whose value names the files.
declare let __webpack_get_script_filename__: (chunk: string) => string;
declare const __webpack_chunk_load__: (chunk: string) => Promise<unknown>;
declare const __webpack_require__: (module: string | number) => object;

const locations = new Map<string, ModuleLocation>();
const files = new Map<string, string>();

// The names of pages' chunks change with their content, so the bundle doesn't contain them.
const nameFile = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunk) => files.get(chunk) ?? nameFile(chunk);

/** Remembers the locations of modules. */
export function addModules(
  newLocations: Record<string, ModuleLocation>,
  newFiles: Record<string, string>,
): void {
  Object.entries(newLocations).forEach(([name, location]) => locations.set(name, location));
  Object.entries(newFiles).forEach(([chunk, file]) => files.set(chunk, file));
}

/** Loads a module, like `import()`. */
export async function loadModule(name: string): Promise<object> {
  const location = locations.get(name);
  if (!location) {
    throw new Error(`No table contains the module "${name}".`);
  }
  const [id, ...chunks] = location;
  await Promise.all(chunks.map((chunk) => __webpack_chunk_load__(chunk)));
  const loaded = __webpack_require__(id);
  return 'default' in loaded ? loaded : {default: loaded};
}

/**
 * Makes the bundler emit all page modules as chunks. Never called, since the tables list the chunks.
 *
 * @public
 */
export const registerAll = () => import('@generated/registry?all');
