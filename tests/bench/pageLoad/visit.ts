import type {Browser} from '@playwright/test';
import {untilAlive} from '../../support/untilAlive';
import {phone} from './phone';

/** Lighthouse's settings for a mid-range processor and network. */
const slowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (0.75 * 1000 * 1000) / 8,
};

/** Milliseconds after which a page starts nothing more on its own. */
export const idle = 3000;

/** User-perceived metrics of a visit, in milliseconds except for the shift. */
export interface Times {
  /** Sum of the time beyond 50 ms of each task after the first paint, when the page is unresponsive. */
  blocking: number;
  largestPaint: number;
  /** Cumulative layout shift. */
  shift: number;
  longestTask: number;
}

/** Measurements recorded in the page while it loads. */
interface Notes {
  tasks: {start: number; duration: number}[];
  firstPaint: number;
  largestPaint: number;
  shift: number;
}

/** Opens a page with an empty cache on a slow processor and network, and waits until it is idle. */
export async function visit(browser: Browser, url: string): Promise<Times> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(takeNotes);
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  // No locators: the driver would inject its own script, a long task.
  await page.goto(url);
  await page.evaluate(untilAlive);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(idle);
  const notes = await page.evaluate(() => (window as unknown as {notes: Notes}).notes);
  await context.close();
  return toTimes(notes);
}

function toTimes({tasks, firstPaint, largestPaint, shift}: Notes): Times {
  const blocking = tasks
    .map(({start, duration}) => start + duration - Math.max(start, firstPaint) - 50)
    .reduce((sum, blocked) => sum + Math.max(0, blocked), 0);
  const longestTask = Math.max(0, ...tasks.map(({duration}) => duration));
  return {blocking, largestPaint, shift, longestTask};
}

/** Runs in the page before its own scripts. */
function takeNotes(): void {
  const notes: Notes = {tasks: [], firstPaint: 0, largestPaint: 0, shift: 0};
  Object.assign(window, {notes});
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('longtask', ({startTime, duration}) => notes.tasks.push({start: startTime, duration}));
  observe('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') {
      notes.firstPaint = startTime;
    }
  });
  observe('largest-contentful-paint', ({startTime}) => {
    notes.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    notes.shift += (entry as PerformanceEntry & {value: number}).value;
  });
}
