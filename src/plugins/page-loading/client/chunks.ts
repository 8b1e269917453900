import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';

type ChunkNames = (typeof routesChunkNames)[string];

/** Names of the chunks of the route's component and props. */
export function chunksOf(routePath: string): string[] {
  return Object.entries(routesChunkNames)
    .filter(([key]) => withoutHash(key) === routePath)
    .flatMap(([, names]) => flatten(names));
}

/**
 * Loads the chunks. The bundler forgets a chunk that failed, so the next call asks for it again;
 * chunks that are there cost nothing.
 */
export async function loadChunks(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => registry[name]?.[0]()));
}

/** `/docs/faq-5e9` gives `/docs/faq`: Docusaurus tells routes of the same path apart so. */
function withoutHash(key: string): string {
  return key.replace(/-[^-]+$/, '');
}

function flatten(names: ChunkNames | string | null | undefined): string[] {
  if (typeof names === 'string') {
    return [names];
  }
  return Object.values(names ?? {}).flatMap((value) => flatten(value as ChunkNames | string));
}
