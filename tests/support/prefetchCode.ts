import fs from 'node:fs';
import path from 'node:path';
import type {Page, Request} from '@playwright/test';
import {buildDir} from '../build/emittedRoutes';

let file: string | undefined;

/** Name of the file that prefetches; its name in the build is only a number. */
export function prefetchFile(): string {
  const folder = path.join(buildDir, 'assets/js');
  file ??= fs
    .readdirSync(folder)
    .filter((name) => /^\d/.test(name))
    .find((name) =>
      fs.readFileSync(path.join(folder, name), 'utf8').includes('IntersectionObserver'),
    );
  if (!file) {
    throw new Error('No chunk of the build observes links.');
  }
  return file;
}

/** True if code is fetched without being run. */
export function isPrefetch(request: Request): boolean {
  return request.resourceType() === 'fetch' && request.url().includes('/assets/js/');
}

/** Pages opened from now on prefetch nothing, for tests that watch or break what a reader asks for. */
export async function preventPrefetch(page: Page): Promise<void> {
  await page.route(`**/assets/js/${prefetchFile()}`, (route) => route.abort());
}
