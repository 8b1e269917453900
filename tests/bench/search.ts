/**
 * Measures search on a built site, in Chromium slowed to a quarter of the processor's speed, and fails if
 * a budget is missed.
 * `npm run bench:search [-- --site=build --version=next --engine=easyops]`; `--engine=easyops` measures
 * a site built with unmodified @easyops-cn/docusaurus-search-local, without budgets.
 */
import fs from 'node:fs';
import {parseArgs} from 'node:util';
import zlib from 'node:zlib';
import {chromium, type Browser} from '@playwright/test';
import {findFullBrowser} from '../setup/findBrowser';
import {findMisses, type Figures} from './budgets';
import {blindQueries} from './blindQueries';
import {openBox, type Box, type Engine} from './driveBox';
import {hardQueries} from './hardQueries';
import {heldOutQueries} from './heldOutQueries';
import type {BenchQuery} from './listQueries';
import {queries} from './queries';
import {questionQueries} from './questionQueries';
import {pageRankOf, rankOf, summarize} from './score';
import {builtFile, startServer} from './server';
import {latest, other} from '../support/versions';

const {values} = parseArgs({
  options: {
    site: {type: 'string', default: 'build'},
    engine: {type: 'string', default: 'ours'},
    version: {type: 'string', multiple: true, default: [...new Set([latest, 'next', other])]},
  },
});
const engine = values.engine as Engine;

async function main(): Promise<void> {
  const server = await startServer(values.site);
  const browser = await chromium.launch({
    executablePath: findFullBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const misses: string[] = [];
  for (const version of values.version) {
    const base = version === latest ? '/docs/' : `/docs/${version}/`;
    console.log(`${engine}, ${version}`);
    for (const miss of await measureVersion(browser, server.origin, base)) {
      misses.push(`${version}: ${miss}`);
    }
  }
  await browser.close();
  server.stop();
  if (engine === 'ours' && misses.length > 0) {
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
    await openBox(context, url, engine, (page) =>
      // Without preloading, the search code is loaded on first use, so it gets counted.
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
      }),
    ),
  );
  const firstAnswers: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const freshBox = await openBox(context, url, engine);
    firstAnswers.push(await freshBox.askFirst());
    await freshBox.close();
  }
  const box = await openBox(context, url, engine);
  await box.askFirst();
  const {ranks, times, workTimes} = await askAll(box, queries, base);
  const figures = {
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
  let ranking: Partial<Figures> = {};
  if (base === '/docs/') {
    ranking = printRanking('queries', queries, ranks);
    printMissed(ranks);
    printRanking('hard', hardQueries, (await askAll(box, hardQueries, base)).ranks);
    printRanking('held out', heldOutQueries, (await askAll(box, heldOutQueries, base)).ranks);
    printRanking('blind', blindQueries, (await askAll(box, blindQueries, base)).ranks);
    printQuestions(await askAll(box, questionQueries, base));
  }
  await context.close();
  return findMisses({...ranking, ...figures});
}

async function askAll(box: Box, set: readonly BenchQuery[], base: string) {
  const ranks: number[] = [];
  const pageRanks: number[] = [];
  const unmentioned: boolean[] = [];
  const times: number[] = [];
  const workTimes: number[] = [];
  for (const query of set) {
    workTimes.push(await box.work());
    const {time, routes, isUnmentioned} = await box.ask(query.query);
    const relativeRoutes = routes.map((route) => route.replace(base, ''));
    times.push(time);
    ranks.push(rankOf(query, relativeRoutes));
    pageRanks.push(pageRankOf(query, relativeRoutes));
    unmentioned.push(isUnmentioned);
  }
  return {ranks, pageRanks, unmentioned, times, workTimes};
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)}%`;

/** Prints, by kind, how often the page and section are right and how often a word is reported as missing. */
function printQuestions({
  ranks,
  pageRanks,
  unmentioned,
}: Pick<Awaited<ReturnType<typeof askAll>>, 'ranks' | 'pageRanks' | 'unmentioned'>): void {
  const print = (name: string, isWanted: (query: BenchQuery) => boolean) => {
    const selectWanted = <Value>(values: readonly Value[]) =>
      values.filter((_, i) => questionQueries[i] !== undefined && isWanted(questionQueries[i]));
    const [page, section] = [pageRanks, ranks].map((all) => summarize(selectWanted(all)));
    const reported = selectWanted(unmentioned);
    console.log(
      `  ${name}, ${reported.length}: page first ${percent(page?.first ?? 0)}, first three ${percent(page?.firstThree ?? 0)}; ` +
        `section first ${percent(section?.first ?? 0)}, first three ${percent(section?.firstThree ?? 0)}; ` +
        `not mentioned ${percent(reported.filter(Boolean).length / reported.length)}`,
    );
  };
  print('questions', ({answers}) => answers.length > 0);
  for (const kind of new Set(questionQueries.map(({category}) => category))) {
    print(`  ${kind}`, ({category}) => category === kind);
  }
}

function printRanking(name: string, set: readonly BenchQuery[], ranks: readonly number[]) {
  const figures = summarize(ranks);
  console.log(
    `  ${name}, ${set.length}: first ${percent(figures.first)}, first three ${percent(figures.firstThree)}, MRR ${figures.meanReciprocalRank.toFixed(3)}`,
  );
  for (const category of new Set(set.map((query) => query.category))) {
    const categoryRanks = ranks.filter((_, i) => set[i]?.category === category);
    console.log(`    ${category.padEnd(24)} ${percent(summarize(categoryRanks).first)}`);
  }
  return figures;
}

/** Prints the queries whose first answer is wrong; only for this set, since the others must stay unseen. */
function printMissed(ranks: readonly number[]): void {
  queries.forEach(({query}, i) => {
    if (ranks[i] !== 1) {
      console.log(`    rank ${ranks[i]}: ${query}`);
    }
  });
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
