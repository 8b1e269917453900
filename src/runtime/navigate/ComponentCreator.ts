// Replaces `@docusaurus/ComponentCreator` in the browser.
import type {ComponentType} from 'react';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';
import flat from '@docusaurus/core/lib/client/flat';
import {guardLoad} from '../recover/recover';

/** A route's component, whose code is loaded on demand. */
export type PageComponent = ComponentType<object> & {
  /** Loads the code. Failures aren't remembered. */
  load: (pathname: string) => Promise<unknown>;
  /** Loads the code and recovers from failures. Docusaurus calls it before it shows a page. */
  preload: () => Promise<unknown>;
};

/** The pages in a version, whose routes arrive with a table. */
export interface VersionPages {
  /** Adds the page's routes. */
  add: (pathname: string) => Promise<void>;
  /** Returns the page's components, once its routes exist. */
  componentsOf: (pathname: string) => PageComponent[];
  /** Navigates to the path as the server spells it if this one differs in case. */
  redirectToServedCase: (pathname: string) => Promise<void>;
}

/**
 * Creates a route's component. React-loadable remembers failed loads, so it is only called once
 * the chunks have loaded, or as a last resort, in which case `@theme/Loading` shows the error.
 *
 * @param hash distinguishes routes with the same path; the not-found route has none
 * @param versionPages the pages in a version, which Docusaurus can't preload before their routes exist
 */
export default function ComponentCreator(
  path: string,
  hash?: string,
  versionPages?: VersionPages,
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
    await versionPages?.add(pathname);
    const pages = versionPages?.componentsOf(pathname) ?? [];
    await Promise.all([loadOwn(), ...pages.map((page) => page.load(pathname))]);
  };
  component.preload = async () => {
    if (!versionPages) {
      return preloadOwn();
    }
    const {pathname} = window.location;
    await guardLoad(() => versionPages.add(pathname));
    // If this fails, Docusaurus reloads the page, whose HTML contains its own routes.
    await versionPages.add(pathname);
    await versionPages.redirectToServedCase(pathname);
    const pages = versionPages.componentsOf(pathname);
    await Promise.all([preloadOwn(), ...pages.map((page) => page.preload())]);
  };
  return component;
}
