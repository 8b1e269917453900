import {createHash} from 'node:crypto';
import type {Chunk, Compilation, Compiler, sources} from 'webpack';
import type {ModuleLocation} from '../shared/table';
import type {EmittedModules} from './composeTables';

interface Options {
  /** The request whose `import()`s put the modules in separate chunks. */
  registry: string;
  /** Names of the modules to find. Their chunks have the same names. */
  names: ReadonlySet<string>;
  /** Receives the modules' locations and returns the files to emit, by name. */
  onEmit: (modules: EmittedModules) => Record<string, string>;
}

const name = 'TablesPlugin';

/** Matches a line in the bundler's runtime that names a chunk's file. */
const fileNameLine = /^ *if \(chunkId === "([^"]+)"\) return ".+";\n/gm;

/**
 * Bundler plugin that finds the modules for pages and gives their chunks names that change with their
 * content. The bundler itself would list all these names in code that every page loads.
 */
export class TablesPlugin {
  constructor(private readonly options: Options) {}

  apply(compiler: Compiler): void {
    const {Compilation: stages, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Must run before the bundle is minified and hashed.
      compilation.hooks.processAssets.tap({name, stage: stages.PROCESS_ASSETS_STAGE_OPTIMIZE}, () =>
        this.#removeFileNames(compilation, sources.RawSource),
      );
      compilation.hooks.processAssets.tap({name, stage: stages.PROCESS_ASSETS_STAGE_REPORT}, () => {
        const emitted = this.options.onEmit({
          files: this.#renameFiles(compilation),
          locations: this.#findModules(compilation),
          scripts: scriptsOf(compilation),
        });
        for (const [file, content] of Object.entries(emitted)) {
          compilation.emitAsset(file, new sources.RawSource(content));
        }
      });
    });
  }

  /** Removes the file names of the pages' chunks, a quarter of the main chunk, from the bundler's runtime. */
  #removeFileNames(compilation: Compilation, RawSource: typeof sources.RawSource): void {
    const ids = new Set(this.#pageChunks(compilation).map(({id}) => String(id)));
    for (const file of scriptsOf(compilation)) {
      compilation.updateAsset(file, (asset) => {
        const source = asset.source().toString();
        return new RawSource(
          source.replace(fileNameLine, (line, id: string) => (ids.delete(id) ? '' : line)),
        );
      });
    }
    if (ids.size > 0) {
      throw new Error(
        `The bundler's runtime does not name the files of ${ids.size} pages in the expected format.`,
      );
    }
  }

  #findModules({modules, moduleGraph, chunkGraph}: Compilation): Record<string, ModuleLocation> {
    const registry = Array.from(modules).find((module) =>
      module.identifier().endsWith(this.options.registry),
    );
    const locations: Record<string, ModuleLocation> = {};
    for (const block of registry?.blocks ?? []) {
      const [dependency] = block.dependencies;
      const module = dependency && moduleGraph.getModule(dependency);
      const id = module ? chunkGraph.getModuleId(module) : null;
      const group = chunkGraph.getBlockChunkGroup(block);
      const chunkName = group?.name;
      // A module's id can be 0.
      if (chunkName && this.options.names.has(chunkName) && id !== null) {
        locations[chunkName] = [id, ...(group?.chunks ?? []).map((chunk) => String(chunk.id))];
      }
    }
    const missing = Array.from(this.options.names).filter((wanted) => !locations[wanted]);
    if (missing.length > 0) {
      throw new Error(`The bundler has no chunks for the modules ${missing.join(', ')}.`);
    }
    return locations;
  }

  /** Adds hashes to the names of the pages' files. */
  #renameFiles(compilation: Compilation): EmittedModules['files'] {
    const files: Record<string, string> = {};
    for (const chunk of this.#pageChunks(compilation)) {
      const id = String(chunk.id);
      const [file = ''] = chunk.files;
      const content = compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0);
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      files[id] = file.replace(/\.js$/, `.${hash}.js`);
      compilation.renameAsset(file, files[id]);
    }
    return files;
  }

  #pageChunks({chunks}: Compilation): Chunk[] {
    return Array.from(chunks).filter((chunk) => this.options.names.has(chunk.name ?? ''));
  }
}

/** Returns the scripts that every page loads. */
function scriptsOf({entrypoints}: Compilation): string[] {
  return Array.from(entrypoints.values()).flatMap((entry) =>
    entry.getFiles().filter((file) => file.endsWith('.js')),
  );
}
