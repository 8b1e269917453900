/**
 * Compares the size and speed of our pages with those of a stock site built from the same Markdown, and
 * fails if a page exceeds its budget.
 * `npm run bench:pages [-- --ours=build --stock=DIR --rounds=5]`
 */
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {findFullBrowser} from '../setup/findBrowser';
import {buildSite} from './buildSite';
import {findExcess, kinds, type Kind} from './pageLoad/budgets';
import {
  measureAlternately,
  rowsOf,
  type ServedSite,
  type Sites,
} from './pageLoad/measureAlternately';
import {phone} from './pageLoad/phone';
import {printTable} from './pageLoad/table';
import {idle, visit, type PageMetrics} from './pageLoad/visit';
import {weigh, type Weight} from './pageLoad/weigh';
import {startCdn} from './server';

const {values} = parseArgs({
  options: {
    ours: {type: 'string'},
    stock: {type: 'string'},
    rounds: {type: 'string', default: '5'},
  },
});
const rounds = Number(values.rounds);

/** The kinds of pages that are timed; timing all of them would be slow. */
const timedKinds: Kind[] = ['command', 'class', 'component', 'REST', 'guide', 'landing'];

async function main(): Promise<void> {
  const ours = await serve(values.ours ?? buildSite('ours'));
  const stock = await serve(values.stock ?? buildSite('stock'));
  const sites = {ours, stock};
  const browser = await chromium.launch({
    executablePath: findFullBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const excess = await compareWeights(browser, sites);
  await compareTimes(browser, sites);
  await browser.close();
  ours.stop();
  stock.stop();
  if (excess.length > 0) {
    console.error(`\n${excess.join('\n')}`);
    process.exitCode = 1;
  }
}

async function serve(folder: string): Promise<ServedSite & {stop: () => void}> {
  return {folder, ...(await startCdn(folder))};
}

/** Prints sizes and request counts. Returns a message for each exceeded budget. */
async function compareWeights(browser: Browser, sites: Sites): Promise<string[]> {
  const weights = await measureAlternately(kinds, 1, sites, ({folder}, url) =>
    weigh(() => browser.newPage(phone), url, folder, idle),
  );
  const print = (title: string, name: keyof Weight) => printTable(title, rowsOf(weights, name), 1);
  print('JavaScript at load, KB', 'javascript');
  print('Stylesheets at load, KB', 'stylesheets');
  print('HTML, KB', 'document');
  print('Everything at load except fonts, KB', 'atLoad');
  print('Requests at load', 'requests');
  print('Everything after 3 s idle except fonts, KB', 'afterIdle');
  return kinds.flatMap((kind) => (weights.ours[kind] ?? []).flatMap((it) => findExcess(kind, it)));
}

async function compareTimes(browser: Browser, sites: Sites): Promise<void> {
  const times = await measureAlternately(timedKinds, rounds, sites, (_, url) =>
    visit(browser, url),
  );
  const print = (title: string, name: keyof PageMetrics, digits = 0) =>
    printTable(title, rowsOf(times, name), digits);
  print('Total blocking time, ms', 'blocking');
  print('Longest task, ms', 'longestTask');
  print('Largest contentful paint, ms', 'largestPaint');
  print('Layout shift', 'shift', 3);
}

void main();
