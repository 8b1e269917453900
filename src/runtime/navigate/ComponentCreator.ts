// Replaces `@docusaurus/ComponentCreator` in the browser.
import type {ComponentType} from 'react';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';
import flat from '@docusaurus/core/lib/client/flat';
import {guardLoad} from '../recover/guardLoad';

/** The component of a route, whose code is loaded on demand. */
export type PageComponent = ComponentType<object> & {
  /** Loads the code. Failures aren't remembered. */
  load: (pathname: string) => Promise<unknown>;
  /** Loads the code and recovers from failures. Docusaurus calls it before it shows a page. */
  preload: () => Promise<unknown>;
};

/** The pages of a version, whose routes come with a table. */
export interface VersionPages {
  /** Adds the routes of the page. */
  add: (pathname: string) => Promise<void>;
  /** Returns the components of the page, once its routes exist. */
  componentsOf: (pathname: string) => PageComponent[];
  /** Navigates to the server's spelling of the address if this one differs from it in case. */
  redirectToServedCase: (pathname: string) => Promise<void>;
}

/**
 * Creates the component of a route. React-loadable remembers failed loads, so it is only called once
 * the chunks have loaded, or as a last resort, in which case `@theme/Loading` shows the error.
 *
 * @param hash distinguishes routes with the same path; the not-found route has none
 * @param below the pages of a version, which Docusaurus can't preload before their routes exist
 */
export default function ComponentCreator(
  path: string,
  hash?: string,
  below?: VersionPages,
): PageComponent {
  const component = createComponent(path, hash as string) as unknown as PageComponent;
  const names = Object.values(flat(routesChunkNames[`${path}-${hash}`] ?? {}));
  const {preload} = component;
  // The bundler forgets a chunk that failed, so the next call requests it again.
  const loadOwn = () => Promise.all(names.map((name) => registry[name]?.[0]()));
  const preloadOwn = async () => {
    await guardLoad(loadOwn);
    // `@theme/Loading` shows the error; Docusaurus would reload the page.
    await preload().catch(() => undefined);
  };
  component.load = async (pathname) => {
    await below?.add(pathname);
    const pages = below?.componentsOf(pathname) ?? [];
    await Promise.all([loadOwn(), ...pages.map((page) => page.load(pathname))]);
  };
  component.preload = async () => {
    if (!below) {
      return preloadOwn();
    }
    const {pathname} = window.location;
    await guardLoad(() => below.add(pathname));
    // Without the table, Docusaurus reloads the address, since the HTML of a page contains its own routes.
    await below.add(pathname);
    await below.redirectToServedCase(pathname);
    const pages = below.componentsOf(pathname);
    await Promise.all([preloadOwn(), ...pages.map((page) => page.preload())]);
  };
  return component;
}
