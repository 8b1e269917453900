import routes from '@generated/routes';
import {chunksOf, loadChunks} from './chunks';
import {recover} from './recover';

/** After this time the reader is asked what to do; loading goes on. */
const patience = 5000;

interface Preloadable {
  preload?: () => Promise<unknown>;
}

/**
 * Puts the recovery in front of each route's `preload`, which Docusaurus calls before it shows a
 * page. React-loadable remembers a load that failed, so it only gets to see chunks that are there,
 * or those that nothing has helped: then `@theme/Loading` shows the error.
 */
export function guardRoutes(list: typeof routes = routes): void {
  for (const route of list) {
    const component = route.component as unknown as Preloadable | undefined;
    const preload = component?.preload;
    if (component && preload) {
      component.preload = () => loadRoute(chunksOf(route), preload);
    }
    guardRoutes((route.routes ?? []) as typeof routes);
  }
}

async function loadRoute(
  chunks: readonly string[],
  preload: () => Promise<unknown>,
): Promise<void> {
  for (;;) {
    try {
      await withPatience(loadChunks(chunks));
      break;
    } catch {
      if ((await recover()) === 'give up') {
        break;
      }
    }
  }
  // What failed is shown by `@theme/Loading`; Docusaurus would reload the page.
  await preload().catch(() => undefined);
}

async function withPatience(load: Promise<void>): Promise<void> {
  const timer = setTimeout(() => {
    window.pageGuard.show('This page takes long to load.', () => location.reload());
  }, patience);
  try {
    await load;
  } finally {
    clearTimeout(timer);
  }
}
