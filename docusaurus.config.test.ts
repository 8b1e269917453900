import {rolldown} from 'rolldown';
import {expect, test} from 'vitest';

test("the site config doesn't load the language parser; the page transforms load it with the first page", async () => {
  const bundle = await rolldown({
    input: 'docusaurus.config.ts',
    platform: 'node',
    external: (id) => !/^(?:\.|\/|docusaurus\.config)/.test(id),
    logLevel: 'silent',
  });
  const {output} = await bundle.generate();
  const chunks = output.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk] : []));
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set<string>();
  const load = (file: string) => {
    loaded.add(file);
    byFile
      .get(file)
      ?.imports.filter((imported) => !loaded.has(imported))
      .forEach(load);
  };
  chunks.filter(({isEntry}) => isEntry).forEach(({fileName}) => load(fileName));
  expect(chunks.flatMap(({imports}) => imports)).toContain('chevrotain');
  expect([...loaded]).not.toContain('chevrotain');
});
