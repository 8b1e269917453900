/**
 * Measures search on a built site, in Chromium at a quarter of the processor's speed.
 * `npm run bench:search [-- --site=build --engine=ours --version=1.1.0]`; `--engine=easyops` reads the
 * box of a site built with @easyops-cn/docusaurus-search-local as it comes.
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import zlib from 'node:zlib';
import {chromium, type BrowserContext, type CDPSession, type Page} from '@playwright/test';
import {findChromium} from '../support/chromium';
import {queries} from './queries';
import {placeOf, summarize} from './score';

const slowdown = 4;

/** How to read the box of an engine. */
const engines = {
  ours: {
    input: '[role=combobox]',
    hits: '.aa-Panel a[role=option]',
    opener: '[data-search] button',
  },
  easyops: {
    input: '.navbar__search-input',
    hits: '[class*=dropdownMenu] [class*=suggestion]',
    opener: '.navbar__search-input',
  },
};

const {values} = parseArgs({
  options: {
    site: {type: 'string', default: 'build'},
    engine: {type: 'string', default: 'ours'},
    version: {type: 'string', default: '1.1.0'},
  },
});
const engine = engines[values.engine as keyof typeof engines];
const base = values.version === '1.1.0' ? '/docs/' : `/docs/${values.version}/`;

const server = http.createServer(serve).listen(0);
const {port} = server.address() as {port: number};
async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const context = await browser.newContext();
  // A first visit fills the HTTP cache; it also counts the bytes of the first query.
  const bytes = await countBytes(context);
  const page = await context.newPage();
  const session = await openPage(page);
  const firstAnswer = await timeFirstQuery(page);
  const {places, times} = await askAll(page);
  const longTasks = await page.evaluate(
    () => (window as unknown as {longTasks: number[]}).longTasks,
  );
  await session.detach();
  await browser.close();
  server.close();

  const {first, firstThree, meanReciprocalRank} = summarize(places);
  const sorted = [...times].sort((a, b) => a - b);
  const quantile = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  console.log(
    `${values.engine}, ${values.version}, ${queries.length} queries, ${slowdown}x slowdown`,
  );
  console.log(`first        ${(first * 100).toFixed(1)}%`);
  console.log(`first three  ${(firstThree * 100).toFixed(1)}%`);
  console.log(`MRR          ${meanReciprocalRank.toFixed(3)}`);
  console.log(`first answer ${Math.round(firstAnswer)} ms after focus`);
  console.log(`p50, p95     ${quantile(0.5)} ms, ${quantile(0.95)} ms from key to results`);
  console.log(`longest task ${Math.round(Math.max(0, ...longTasks))} ms on the main thread`);
  console.log(
    `bytes        ${Math.round(bytes.index / 1000)} KB index and code, ${Math.round(bytes.texts / 1000)} KB excerpts, brotli`,
  );
  for (const category of new Set(queries.map((query) => query.category))) {
    const own = places.filter((_, i) => queries[i]?.category === category);
    const {first: share, meanReciprocalRank: mrr} = summarize(own);
    console.log(`  ${category.padEnd(24)} ${(share * 100).toFixed(0)}%  ${mrr.toFixed(2)}`);
  }
  queries.forEach(({query}, i) => {
    if (places[i] !== 1) {
      console.log(`  place ${places[i]}: ${query}`);
    }
  });
}

/** Serves the built site, its assets and indexes to be kept, as a CDN does. */
function serve(request: http.IncomingMessage, response: http.ServerResponse): void {
  const route = decodeURIComponent((request.url ?? '').replace(/[?#].*/, '')).replace('/docs/', '');
  const file = ['', '.html', '/index.html']
    .map((ending) => path.join(values.site, `${route}${ending}`))
    .find((candidate) => fs.existsSync(candidate) && fs.statSync(candidate).isFile());
  if (!file) {
    response.writeHead(404).end();
    return;
  }
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
    '.svg': 'image/svg+xml',
  };
  response.writeHead(200, {
    'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
    'Cache-Control': file.endsWith('.html') ? 'no-cache' : 'max-age=31536000',
  });
  response.end(fs.readFileSync(file));
}

async function openPage(target: Page): Promise<CDPSession> {
  await target.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, {longTasks: tasks});
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({duration}) => duration)),
    ).observe({type: 'longtask'});
  });
  await target.goto(`http://localhost:${port}${base}faq`, {waitUntil: 'networkidle'});
  const cdp = await target.context().newCDPSession(target);
  await cdp.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  // What the page did while it was loading is not search.
  await target.evaluate(() => {
    (window as unknown as {longTasks: number[]}).longTasks.length = 0;
  });
  return cdp;
}

/** What the first query fetches, compressed as a CDN would. */
async function countBytes(context: BrowserContext): Promise<{index: number; texts: number}> {
  const first = await context.newPage();
  const fetched = new Set<string>();
  // So the code is not loaded before the reader turns to the box, and is counted.
  await first.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
  await openPage(first);
  const known = new Set(await resources(first));
  context.on('request', (request) => fetched.add(request.url()));
  await timeFirstQuery(first);
  // The excerpts come after the results.
  await first.waitForTimeout(2000);
  const sizes = {index: 0, texts: 0};
  for (const url of new Set([...fetched, ...(await resources(first))])) {
    const file = path.join(
      values.site,
      decodeURIComponent(new URL(url).pathname).replace('/docs/', ''),
    );
    const isSearch = !known.has(url) || /search|worker/i.test(url);
    if (isSearch && fs.existsSync(file) && /\.(?:js|json|css)$/.test(file)) {
      const size = zlib.brotliCompressSync(fs.readFileSync(file)).length;
      sizes[/search-text/.test(url) ? 'texts' : 'index'] += size;
    }
  }
  await first.close();
  return sizes;
}

function resources(target: Page): Promise<string[]> {
  return target.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
}

async function timeFirstQuery(target: Page): Promise<number> {
  const opener = target.locator(`.navbar ${engine.opener}`).first();
  const start = await target.evaluate(() => performance.now());
  await opener.focus();
  await target.locator(engine.input).first().waitFor();
  const {shown} = await ask(target, 'string');
  return shown - start;
}

async function askAll(target: Page): Promise<{places: number[]; times: number[]}> {
  const found: number[] = [];
  const durations: number[] = [];
  for (const query of queries) {
    const {asked, shown} = await ask(target, query.query);
    durations.push(shown - asked);
    const routes = await target.evaluate(readHits, engine.hits);
    found.push(
      placeOf(
        query,
        routes.map((route) => route.replace(base, '')),
      ),
    );
  }
  return {places: found, times: durations};
}

/** Clears the box, sets the query and gives the time at which its results were there. */
async function ask(target: Page, query: string): Promise<{asked: number; shown: number}> {
  return target.evaluate(
    async ([selector, hits, text]) => {
      const field = document.querySelector<HTMLInputElement>(selector);
      const isShown = () =>
        [...document.querySelectorAll<HTMLElement>(hits)].some((hit) => hit.offsetParent !== null);
      const set = (value: string) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          field,
          value,
        );
        field?.dispatchEvent(new Event('input', {bubbles: true}));
      };
      const until = (condition: () => boolean) =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => condition() && done());
          const done = () => {
            observer.disconnect();
            resolve();
          };
          observer.observe(document.body, {subtree: true, childList: true, attributes: true});
          setTimeout(done, condition() ? 0 : 3000);
        });
      set('');
      await until(() => !isShown());
      const asked = performance.now();
      set(text);
      await until(isShown);
      return {asked, shown: performance.now()};
    },
    [engine.input, engine.hits, query] as const,
  );
}

function readHits(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((hit) => {
    const link = hit.closest('a') ?? hit.querySelector('a');
    return decodeURIComponent(link ? link.pathname + link.hash : '');
  });
}

void main();
