import path from 'node:path';
import type {Page} from '@playwright/test';
import {saveData} from '../../support/saveData';
import {untilHydrated} from '../../support/untilHydrated';
import {builtFile, compress} from '../server';

/** Size of a first visit to a page in kilobytes (1,024 bytes), compressed with Brotli, without fonts. */
export interface Weight {
  /** The page's HTML. */
  document: number;
  /** JavaScript that the page needs. */
  javascript: number;
  /** Stylesheets that the page needs. */
  stylesheets: number;
  /** Everything that the page needs. */
  atLoad: number;
  /** Number of requests at load, including fonts. */
  requests: number;
  /** Everything that the page needs or preloads. */
  afterIdle: number;
}

const fontExtensions = new Set(['.woff', '.woff2', '.ttf', '.otf']);

/**
 * Measures the requested files by their size in the build, independently of hosts, caches, and clocks. With
 * data saving on, a page requests only what it needs and preloads nothing.
 *
 * @param newPage opens a page with an empty cache
 * @param idle milliseconds to wait for preloading once the network is quiet
 */
export async function weigh(
  newPage: () => Promise<Page>,
  url: string,
  site: string,
  idle = 0,
): Promise<Weight> {
  const needed = await listFiles(await newPage(), url, site, {savesData: true, idle: 0});
  const all = await listFiles(await newPage(), url, site, {savesData: false, idle});
  return {...weighFiles(needed), afterIdle: kilobytes(all)};
}

/** Measures the files that a page needs. */
export function weighFiles(needed: readonly string[]): Omit<Weight, 'afterIdle'> {
  const ofType = (extension: string) => needed.filter((file) => path.extname(file) === extension);
  return {
    document: kilobytes(ofType('.html')),
    javascript: kilobytes(ofType('.js')),
    stylesheets: kilobytes(ofType('.css')),
    atLoad: kilobytes(needed),
    requests: needed.length,
  };
}

/** Returns the files in the build that a visit requests. */
async function listFiles(
  page: Page,
  url: string,
  site: string,
  {savesData, idle}: {savesData: boolean; idle: number},
): Promise<string[]> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const file = request.url().startsWith('http') && builtFile(site, request.url());
    if (file) {
      files.add(file);
    }
  });
  if (savesData) {
    await page.addInitScript(saveData);
  }
  await page.goto(url);
  await page.evaluate(untilHydrated);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(idle);
  await page.close();
  return [...files];
}

function kilobytes(files: readonly string[]): number {
  const bytes = files
    .filter((file) => !fontExtensions.has(path.extname(file)))
    .reduce((sum, file) => sum + compress(file).length, 0);
  return Math.round((bytes / 1024) * 10) / 10;
}
