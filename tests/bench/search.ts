/**
 * Measures search on a built site, in Chromium slowed to a quarter of the processor's speed, and fails if
 * a budget is missed.
 * `npm run bench:search [-- --site=build --version=next]`
 */
import fs from 'node:fs';
import {parseArgs} from 'node:util';
import zlib from 'node:zlib';
import {chromium, type Browser} from '@playwright/test';
import {findFullBrowser} from '../setup/findBrowser';
import {findMisses, type Figures} from './budgets';
import {openBox, type Box} from './driveBox';
import {readQueries} from './readQueries';
import {builtFile, startCdn} from './server';
import {latest, other} from '../support/versions';

const {values} = parseArgs({
  options: {
    site: {type: 'string', default: 'build'},
    version: {type: 'string', multiple: true, default: [...new Set([latest, 'next', other])]},
  },
});
const queries = readQueries('general');

async function main(): Promise<void> {
  const server = await startCdn(values.site);
  const browser = await chromium.launch({
    executablePath: findFullBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const misses: string[] = [];
  for (const version of values.version) {
    const base = version === latest ? '/docs/' : `/docs/${version}/`;
    console.log(version);
    for (const miss of await measureVersion(browser, server.origin, base)) {
      misses.push(`${version}: ${miss}`);
    }
  }
  await browser.close();
  server.stop();
  if (misses.length > 0) {
    console.error(misses.join('\n'));
    process.exitCode = 1;
  }
}

/** Prints a version's figures. Returns a message for each missed budget. */
async function measureVersion(browser: Browser, origin: string, base: string): Promise<string[]> {
  const context = await browser.newContext();
  const url = `${origin}${base}faq`;
  // The first visit fills the HTTP cache.
  const bytes = await countBytes(
    await openBox(context, url, (page) =>
      // Without preloading, the search code is loaded on first use, so it gets counted.
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
      }),
    ),
  );
  const firstAnswers: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const freshBox = await openBox(context, url);
    firstAnswers.push(await freshBox.askFirst());
    await freshBox.close();
  }
  const box = await openBox(context, url);
  await box.askFirst();
  const times: number[] = [];
  const workTimes: number[] = [];
  for (const {query} of queries) {
    workTimes.push(await box.work());
    times.push(await box.ask(query));
  }
  const figures: Figures = {
    firstAnswer: quantile(firstAnswers, 0.5),
    p95: quantile(times, 0.95),
    longestTask: await box.longestTask(),
    kilobytes: bytes.index / 1000,
  };
  console.log(`  first answer ${Math.round(figures.firstAnswer)} ms after focus`);
  console.log(
    `  p50, p95     ${Math.round(quantile(times, 0.5))} ms, ${Math.round(figures.p95)} ms from keystroke to results`,
  );
  console.log(
    `  processor    ${quantile(workTimes, 0.5).toFixed(1)}, ${quantile(workTimes, 0.95).toFixed(1)} ms for a fixed amount of work`,
  );
  console.log(`  longest task ${Math.round(figures.longestTask)} ms on the main thread`);
  console.log(
    `  bytes        ${Math.round(figures.kilobytes)} KB index and code, ${Math.round(bytes.excerpts / 1000)} KB excerpts, brotli`,
  );
  await context.close();
  return findMisses(figures);
}

function quantile(numbers: readonly number[], fraction: number): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * fraction)] ?? 0;
}

/** Counts the bytes fetched by the first query, compressed as on a CDN. Closes the box. */
async function countBytes(box: Box): Promise<{index: number; excerpts: number}> {
  const {page} = box;
  const listLoaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
  const known = new Set(await listLoaded());
  // The page's resource timings don't include the worker's requests.
  const fetched = new Set<string>();
  page.context().on('request', (request) => fetched.add(request.url()));
  await box.askFirst();
  // Excerpts are fetched after the results.
  await page.waitForTimeout(2000);
  const sizes = {index: 0, excerpts: 0};
  for (const url of new Set([...fetched, ...(await listLoaded())])) {
    const file = builtFile(values.site, url);
    const isSearch = !known.has(url) || /search|worker/i.test(url);
    if (file && isSearch && /\.(?:js|json|css)$/.test(file)) {
      const size = zlib.brotliCompressSync(fs.readFileSync(file)).length;
      sizes[/search-text/.test(url) ? 'excerpts' : 'index'] += size;
    }
  }
  await box.close();
  return sizes;
}

void main();
