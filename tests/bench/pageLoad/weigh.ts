import path from 'node:path';
import type {Page} from '@playwright/test';
import {saveData} from '../../support/saveData';
import {untilAlive} from '../../support/untilAlive';
import {builtFile, compress} from '../server';

/** What a first visit to a page asks for; kilobytes (1,024 bytes) in brotli, without fonts. */
export interface Weight {
  /** The page's HTML. */
  document: number;
  /** JavaScript that the page needs. */
  javascript: number;
  /** Style sheets that the page needs. */
  stylesheets: number;
  /** All that the page needs. */
  atLoad: number;
  /** How many requests that takes, fonts among them. */
  requests: number;
  /** All of that, and what is loaded ahead of a click. */
  afterIdle: number;
}

const fonts = new Set(['.woff', '.woff2', '.ttf', '.otf']);

/**
 * Weighs what the pages ask for, by the files of the build, so that no host, cache or clock matters.
 * Who saves data gets what the page needs, and nothing ahead of a click.
 *
 * @param newPage a page with an empty cache
 * @param idle milliseconds to wait for what is loaded ahead, once the network is quiet
 */
export async function weigh(
  newPage: () => Promise<Page>,
  url: string,
  site: string,
  idle = 0,
): Promise<Weight> {
  const needed = await listFiles(await newPage(), url, site, {savesData: true, idle: 0});
  const all = await listFiles(await newPage(), url, site, {savesData: false, idle});
  const ofType = (ending: string) => needed.filter((file) => path.extname(file) === ending);
  return {
    document: kilobytes(ofType('.html')),
    javascript: kilobytes(ofType('.js')),
    stylesheets: kilobytes(ofType('.css')),
    atLoad: kilobytes(needed),
    requests: needed.length,
    afterIdle: kilobytes(all),
  };
}

/** The files of the build that a visit asks for. */
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
  await page.evaluate(untilAlive);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(idle);
  await page.close();
  return [...files];
}

function kilobytes(files: readonly string[]): number {
  const bytes = files
    .filter((file) => !fonts.has(path.extname(file)))
    .reduce((sum, file) => sum + compress(file).length, 0);
  return Math.round((bytes / 1024) * 10) / 10;
}
