import type {Compilation, Compiler} from 'webpack';
import {expect, test} from 'vitest';
import {TablesPlugin} from './TablesPlugin';
import type {EmittedModules} from './composeTables';

/** Runs the plugin for a page module with the given id, or for one without a chunk. */
function emit(id: number | null): EmittedModules['locations'] {
  let locations = {};
  const plugin = new TablesPlugin({
    registry: 'registry.js',
    names: new Set(['faq']),
    onEmit: (modules) => {
      locations = modules.locations;
      return {};
    },
  });
  const stages = {PROCESS_ASSETS_STAGE_OPTIMIZE: 1, PROCESS_ASSETS_STAGE_REPORT: 2};
  const compilation = {
    modules: [{identifier: () => '/site/registry.js', blocks: [{dependencies: [{}]}]}],
    moduleGraph: {getModule: () => ({})},
    chunkGraph: {
      getModuleId: () => id,
      getBlockChunkGroup: () => ({name: 'faq', chunks: [{id: 7}]}),
    },
    entrypoints: new Map(),
    chunks: [],
    hooks: {processAssets: {tap: (_options: unknown, run: () => void) => run()}},
  } as unknown as Compilation;
  plugin.apply({
    webpack: {Compilation: stages, sources: {}},
    hooks: {
      thisCompilation: {
        tap: (_name: string, run: (built: Compilation) => void) => run(compilation),
      },
    },
  } as unknown as Compiler);
  return locations;
}

test.each([0, 12])('finds a page whose module has the id %i', (id) => {
  expect(emit(id)).toEqual({faq: [id, '7']});
});

test('reports modules that are missing from the bundle', () => {
  expect(() => emit(null)).toThrow('The bundler has no chunks for the modules faq.');
});
