import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';

type ChunkNames = (typeof routesChunkNames)[string];

/**
 * Names of the chunks of each route. Docusaurus tells routes of the same path apart by a hash that the
 * routes lack (`/docs/faq-5e9`), but lists the names in the order of the routes, parents first.
 */
const namesByRoute = new Map<object, string[]>();
const names = Object.entries(routesChunkNames);
noteNames(routes);

/** Names of the chunks of the route's component and props. */
export function chunksOf(route: object): string[] {
  return namesByRoute.get(route) ?? [];
}

function noteNames(list: typeof routes): void {
  for (const route of list) {
    const [key, chunks] = names[namesByRoute.size] ?? [];
    if (key?.replace(/-[^-]+$/, '') === route.path) {
      namesByRoute.set(route, flatten(chunks));
    }
    noteNames((route.routes ?? []) as typeof routes);
  }
}

/**
 * Loads the chunks. The bundler forgets a chunk that failed, so the next call asks for it again;
 * chunks that are there cost nothing.
 */
export async function loadChunks(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => registry[name]?.[0]()));
}

function flatten(names: ChunkNames | string | null | undefined): string[] {
  if (typeof names === 'string') {
    return [names];
  }
  return Object.values(names ?? {}).flatMap((value) => flatten(value as ChunkNames | string));
}
