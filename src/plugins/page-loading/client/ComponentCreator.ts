// Takes the place of `@docusaurus/ComponentCreator` in the browser.
import type {ComponentType} from 'react';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';
import flat from '@docusaurus/core/lib/client/flat';
import {loadStyles} from '@site/src/plugins/page-styles/client/loadStyles';
import {guardLoad} from './guardLoad';

/** The component of a route, whose code is loaded on demand. */
export type PageComponent = ComponentType<object> & {
  /** Loads the code; a failure is not remembered. */
  load: (pathname: string) => Promise<unknown>;
  /** Loads the code with the recovery in front. Docusaurus calls it before it shows a page. */
  preload: () => Promise<unknown>;
};

/**
 * React-loadable remembers a load that failed, so it only gets to see chunks that are there, or those
 * that nothing has helped: then `@theme/Loading` shows the error.
 *
 * @param hash tells routes of the same path apart; the not-found route has none
 */
export default function ComponentCreator(path: string, hash?: string): PageComponent {
  const component = createComponent(path, hash as string) as unknown as PageComponent;
  const names = Object.values(flat(routesChunkNames[`${path}-${hash}`] ?? {}));
  const {preload} = component;
  // The bundler forgets a chunk that failed, so the next call asks for it again.
  const load = (pathname = window.location.pathname) =>
    Promise.all([loadStyles(pathname), ...names.map((name) => registry[name]?.[0]())]);
  component.load = load;
  component.preload = async () => {
    await guardLoad(() => load());
    // What failed is shown by `@theme/Loading`; Docusaurus would reload the page.
    await preload().catch(() => undefined);
  };
  return component;
}
