/**
 * Compares the size and speed of our pages with those of a stock site built from the same Markdown, and
 * fails if a page exceeds its budget.
 * `npm run bench:pages [-- --ours=build --stock=DIR --rounds=5 --lighthouse --versions]`
 */
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {findFullBrowser} from '../setup/findBrowser';
import {buildSite} from './buildSite';
import {findExcess, kinds, type Kind} from './pageLoad/budgets';
import {
  measureAlternately,
  rowsOf,
  urlOf,
  type ServedSite,
  type Sites,
} from './pageLoad/measureAlternately';
import {runLighthouse, type Scores} from './pageLoad/lighthouse';
import {phone} from './pageLoad/phone';
import {printTable} from './pageLoad/table';
import {idle, visit, type PageMetrics} from './pageLoad/visit';
import {weigh, type Weight} from './pageLoad/weigh';
import {startServer} from './server';

const {values} = parseArgs({
  options: {
    ours: {type: 'string'},
    stock: {type: 'string'},
    rounds: {type: 'string', default: '5'},
    lighthouse: {type: 'boolean', default: false},
    versions: {type: 'boolean', default: false},
  },
});
const rounds = Number(values.rounds);

/** The kinds of pages that are timed; timing all of them would be slow. */
const timedKinds: Kind[] = ['command', 'class', 'component', 'REST', 'guide', 'landing'];

async function main(): Promise<void> {
  const ours = await serve(values.ours ?? buildSite({site: 'ours'}));
  const stock = await serve(values.stock ?? buildSite({site: 'stock'}));
  const sites = {ours, stock};
  const browser = await chromium.launch({
    executablePath: findFullBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const excess = await compareWeights(browser, sites);
  if (values.versions) {
    await compareVersions(browser, sites);
  }
  await compareTimes(browser, sites);
  await browser.close();
  if (values.lighthouse) {
    await compareScores(sites);
  }
  ours.stop();
  stock.stop();
  if (excess.length > 0) {
    console.error(`\n${excess.join('\n')}`);
    process.exitCode = 1;
  }
}

async function serve(folder: string): Promise<ServedSite & {stop: () => void}> {
  return {folder, ...(await startServer(folder))};
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

/** Prints how much JavaScript a version adds to the other versions' pages. */
async function compareVersions(browser: Browser, sites: Sites): Promise<void> {
  const javascript = async (site: ServedSite) => {
    const weight = await weigh(() => browser.newPage(phone), urlOf(site, 'command'), site.folder);
    return weight.javascript;
  };
  const added = async (site: keyof Sites) => {
    const extended = await serve(buildSite({site, hasExtraVersion: true}));
    const difference = (await javascript(extended)) - (await javascript(sites[site]));
    extended.stop();
    return difference;
  };
  const row = {
    label: 'copy of the oldest version, command page',
    ours: [await added('ours')],
    stock: [await added('stock')],
  };
  printTable('JavaScript that a version adds, KB', [row], 1);
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

async function compareScores(sites: Sites): Promise<void> {
  const scores = await measureAlternately(timedKinds, rounds, sites, (_, url) =>
    runLighthouse(url),
  );
  const print = (title: string, name: keyof Scores) => printTable(title, rowsOf(scores, name));
  print('Lighthouse, performance', 'performance');
  print('Lighthouse, accessibility', 'accessibility');
  print('Lighthouse, best practices', 'best-practices');
  print('Lighthouse, SEO', 'seo');
}

void main();
