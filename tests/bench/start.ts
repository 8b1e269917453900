/**
 * Measures how long `npm start` takes to show the first page, with empty caches and again with the first
 * start's caches, and fails if the second start isn't enough faster. Deletes this checkout's caches.
 * `npm run bench:start [-- --rounds=3]`
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {findBrowser} from '../setup/findBrowser';
import {startDevServer} from '../support/devServer';

const root = path.resolve(__dirname, '../..');
const caches = ['.docusaurus', 'node_modules/.cache'];
/** Maximum ratio of the second start's time to the first, comparing the lowest times. */
const maxRatio = 0.5;

const {values} = parseArgs({options: {rounds: {type: 'string', default: '3'}}});

async function main(): Promise<void> {
  // An empty value counts as unset.
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = '';
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  const [firstTimes, secondTimes]: [number[], number[]] = [[], []];
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const folder of caches) {
      fs.rmSync(path.join(root, folder), {recursive: true, force: true});
    }
    firstTimes.push(await timeStart(browser));
    secondTimes.push(await timeStart(browser));
    console.log(`first ${firstTimes.at(-1)} ms, second ${secondTimes.at(-1)} ms`);
  }
  await browser.close();
  const ratio = Math.min(...secondTimes) / Math.min(...firstTimes);
  console.log(`second / first: ${ratio.toFixed(2)}, at most ${maxRatio}`);
  process.exitCode = ratio > maxRatio ? 1 : 0;
}

/** Starts the dev server and opens a page. Returns the milliseconds until the article is visible. */
async function timeStart(browser: Browser): Promise<number> {
  const start = Date.now();
  const server = await startDevServer(root);
  const page = await browser.newPage();
  page.setDefaultTimeout(600_000);
  await page.goto(`${server.url}next/faq`);
  await page.locator('article h1').waitFor();
  const time = Date.now() - start;
  await page.close();
  await server.stop();
  return time;
}

void main();
