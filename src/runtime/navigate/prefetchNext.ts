import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import flat from '@docusaurus/core/lib/client/flat';
import {filesOfModule} from './modules';
import {addWholeTable, match, type Route} from './routes';

/**
 * Fills the browser's cache with the code of the page that "Next" leads to, without running it.
 *
 * @param view aborted when the reader navigates to another page
 * @throws Error when the site has changed or is unreachable
 */
export async function prefetchNext(view: AbortSignal): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next[href]');
  if (!link) {
    return;
  }
  const routesToPage = () => match(routes as unknown as Route[], link.pathname);
  const version = routesToPage().find((route) => route.version !== undefined);
  await addWholeTable(version?.version ?? '');
  const page = routesToPage().at(-1);
  const names = Object.values(flat(routesChunkNames[page?.key ?? ''] ?? {}));
  await Promise.all(
    names.flatMap(filesOfModule).map(async (file) => {
      const response = await fetch(siteConfig.baseUrl + file, {priority: 'low', signal: view});
      await response.arrayBuffer();
    }),
  );
}
