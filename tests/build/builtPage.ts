import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {latestVersion, readSite} from '../../src/content/site/site';
import type {Page} from '../../src/content/page/page';
import {versions} from '../support/versions';

const elementsIn = ($: CheerioAPI) => $('html').find('*').toArray();

export type Element = ReturnType<typeof elementsIn>[number];

/** A page of the built site. */
export interface BuiltPage {
  /** Relative to the base path: `next/faq`. */
  route: string;
  /** The version's path: `next/`; empty for the latest version and for pages outside the versions. */
  prefix: string;
  /** Relative to the version: `faq`. */
  routeInVersion: string;
  html: string;
  $: CheerioAPI;
  /** All its elements, since each selector searches the whole page again. */
  elements: Element[];
  /** Codes of the errors that a browser corrects silently: `duplicate-attribute`. */
  parseErrors: string[];
  source: Page | undefined;
}

const site = readSite(path.resolve('.'));
const latest = latestVersion(site);

/** The source of every page in every version, by its route relative to the base path. */
export const sources = new Map(
  site.versions.flatMap((version) =>
    version.pages.map((page) => [
      version === latest ? page.route : `${version.label}/${page.route}`,
      page,
    ]),
  ),
);

/** Parses a page as browsers do. */
export function parsePage(route: string, html: string): BuiltPage {
  const prefix =
    versions.map(({path}) => path).find((it) => it !== '' && route.startsWith(it)) ?? '';
  const parseErrors: string[] = [];
  const onParseError = ({code}: {code: string}) => void parseErrors.push(code);
  const $ = load(html, {onParseError});
  return {
    route,
    prefix,
    routeInVersion: route.slice(prefix.length),
    html,
    $,
    elements: elementsIn($),
    parseErrors,
    source: sources.get(route),
  };
}
