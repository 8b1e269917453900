import fs from 'node:fs';
import path from 'node:path';
import type {Page, Request} from '@playwright/test';
import {isRuntimeOn} from '../../src/config/runtime';
import {buildDir} from '../build/emittedRoutes';

let file: string | undefined;

/** Returns the file name of the chunk that prefetches the next page; the name starts with a number. */
export function prefetchFile(): string {
  const folder = path.join(buildDir, 'assets/js');
  file ??= fs
    .readdirSync(folder)
    .filter((name) => /^\d/.test(name))
    .find((name) => /\bpriority: ?"low"/.test(fs.readFileSync(path.join(folder, name), 'utf8')));
  if (!file) {
    throw new Error('No chunk in the build prefetches a page.');
  }
  return file;
}

/** Returns true if the request fetches code without running it. */
export function isPrefetch(request: Request): boolean {
  return request.resourceType() === 'fetch' && request.url().includes('/assets/js/');
}

/** Disables prefetching in pages opened from now on, for tests that observe or break other requests. */
export async function preventPrefetch(page: Page): Promise<void> {
  if (!isRuntimeOn) {
    return;
  }
  await page.route(`**/assets/js/${prefetchFile()}`, (route) => route.abort());
}
