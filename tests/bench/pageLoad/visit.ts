import type {Browser} from '@playwright/test';
import {untilHydrated} from '../../support/untilHydrated';
import {phone} from './phone';

/** Lighthouse's settings for a mid-range processor and network. */
const slowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (0.75 * 1000 * 1000) / 8,
};

/** Time in milliseconds after which a page starts nothing more on its own. */
export const idle = 3000;

/** User-perceived metrics for a visit, in milliseconds except for the shift. */
export interface PageMetrics {
  /** Total time beyond 50 ms in each task after the first paint, when the page is unresponsive. */
  blocking: number;
  largestPaint: number;
  /** Cumulative layout shift. */
  shift: number;
  longestTask: number;
}

/** Measurements recorded in the page while it loads. */
interface Metrics {
  tasks: {start: number; duration: number}[];
  firstPaint: number;
  largestPaint: number;
  shift: number;
}

/** Opens a page with an empty cache on a slow processor and network, and waits until it is idle. */
export async function visit(browser: Browser, url: string): Promise<PageMetrics> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(recordMetrics);
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  // Avoids locators, for which the driver would inject its own script, a long task.
  await page.goto(url);
  await page.evaluate(untilHydrated);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(idle);
  const metrics = await page.evaluate(() => (window as unknown as {metrics: Metrics}).metrics);
  await context.close();
  return toPageMetrics(metrics);
}

function toPageMetrics({tasks, firstPaint, largestPaint, shift}: Metrics): PageMetrics {
  const blocking = tasks
    .map(({start, duration}) => start + duration - Math.max(start, firstPaint) - 50)
    .reduce((sum, blocked) => sum + Math.max(0, blocked), 0);
  const longestTask = Math.max(0, ...tasks.map(({duration}) => duration));
  return {blocking, largestPaint, shift, longestTask};
}

/** Runs before the page's own scripts. */
function recordMetrics(): void {
  const metrics: Metrics = {tasks: [], firstPaint: 0, largestPaint: 0, shift: 0};
  Object.assign(window, {metrics});
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({
      type,
      buffered: true,
    });
  observe('longtask', ({startTime, duration}) => metrics.tasks.push({start: startTime, duration}));
  observe('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') {
      metrics.firstPaint = startTime;
    }
  });
  observe('largest-contentful-paint', ({startTime}) => {
    metrics.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    metrics.shift += (entry as PerformanceEntry & {value: number}).value;
  });
}
