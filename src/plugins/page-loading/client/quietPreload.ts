import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {chunksOf, loadChunks} from './chunks';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

type Loaded = Awaited<Exclude<ReturnType<Window['docusaurus']['preload']>, false>>;

/**
 * Makes the loading ahead of a click silent: Docusaurus throws when a chunk is missing, and its
 * failure would be remembered when the reader does click.
 */
export function quietPreload(): void {
  const {prefetch} = window.docusaurus;
  window.docusaurus = Object.freeze({
    prefetch: (path: string) => !isSlow() && prefetch(path),
    preload: (path: string) => !isSlow() && preload(path),
  });
}

/** Whether the reader saves data or the connection is too slow to load what may not be read. */
function isSlow(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

async function preload(address: string): Promise<Loaded> {
  const path = address.replace(/[?#].*$/, '');
  const chunks = matchRoutes(routes as Parameters<typeof matchRoutes>[0], path).flatMap(({route}) =>
    chunksOf(route),
  );
  await loadChunks(chunks).catch(() => undefined);
  return [];
}
