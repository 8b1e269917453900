import fs from 'node:fs';
import path from 'node:path';
import type {Route} from '@playwright/test';

/** The ways a request can fail. */
export const faultKinds = [
  '404',
  '500',
  'HTML',
  'truncated',
  'empty',
  'aborted',
  'hanging',
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** Makes a request fail in the given way. A hanging request gets no response. */
export async function respondWith(fault: FaultKind, route: Route): Promise<void> {
  switch (fault) {
    case '404':
      return route.fulfill({status: 404, body: 'Not found'});
    case '500':
      return route.fulfill({status: 500, body: 'Server error'});
    case 'HTML':
      return route.fulfill({contentType: 'text/html', body: '<!doctype html><p>Home</p>'});
    case 'truncated': {
      const response = await route.fetch();
      const body = await response.body();
      return route.fulfill({response, body: body.subarray(0, body.length / 2)});
    }
    case 'empty': {
      const [type = 'text/plain'] = [typeOf(route.request().url())];
      return route.fulfill({contentType: type, body: ''});
    }
    case 'aborted':
      return route.abort();
    case 'hanging':
      return undefined;
  }
}

function typeOf(url: string): string {
  const types: Record<string, string> = {
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
    '.svg': 'image/svg+xml',
  };
  return types[path.extname(new URL(url).pathname)] ?? 'text/html';
}

/** Copies a built site to the folder that a host serves, keeping the assets from older builds. */
export function publish(live: string, build: string, olderBuilds: readonly string[] = []): void {
  fs.rmSync(live, {recursive: true, force: true});
  for (const older of olderBuilds) {
    fs.cpSync(path.join(older, 'assets'), path.join(live, 'assets'), {recursive: true});
  }
  fs.cpSync(build, live, {recursive: true, force: true});
}
