import fs from 'node:fs';
import {chromium, type Page} from '@playwright/test';
import {findBrowser} from '../setup/findBrowser';
import {startDevServer, type DevServer} from './devServer';
import {createFixtureSite, type FixtureSite} from './fixtureSite';

/** A small site with a dev server, open in a browser. */
export interface DevSite {
  site: FixtureSite;
  server: DevServer;
  page: Page;
  close: () => Promise<void>;
}

/** @param timeout for each action on the page, in milliseconds */
export async function openDevSite(timeout: number): Promise<DevSite> {
  const site = createFixtureSite();
  const server = await startDevServer(site.directory);
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  const page = await browser.newPage();
  page.setDefaultTimeout(timeout);
  const close = async () => {
    await browser.close();
    await server.stop();
    fs.rmSync(site.directory, {recursive: true});
  };
  return {site, server, page, close};
}
