import type {LoadContext} from '@docusaurus/types';
import {parseHTML} from 'linkedom';
import {beforeEach, expect, test, vi} from 'vitest';
import {deadline} from '../../client/silence';
import type {PageGuard} from '../../client/pageGuard';
import {headTags} from './headTags';

const url = 'https://docs.example';
const page = `<p>page-of:${url}/docs/</p>`;
const context = {baseUrl: '/docs/', siteConfig: {url}} as LoadContext;
const script = headTags(context).headTags.find(({tagName}) => tagName === 'script');

const request = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();
let guard: PageGuard;
let events: EventTarget;
/** A value from the stylesheet. */
let styles: string;
const notice = () => document.getElementById('page-notice');

beforeEach(() => {
  vi.useFakeTimers();
  request.mockReset();
  events = new EventTarget();
  const window = {} as Window;
  styles = 'blue';
  const {document} = parseHTML(
    '<html><head><link rel="stylesheet" href="a.css"></head><body>Text.</body></html>',
  );
  for (const [name, value] of Object.entries({
    window,
    document,
    fetch: request,
    location: {href: `${url}/docs/faq`, pathname: '/docs/faq', reload: vi.fn()},
    navigator: {onLine: true},
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    getComputedStyle: () => ({getPropertyValue: () => styles}),
    MutationObserver: class {
      observe = () => undefined;
    },
    PerformanceObserver: class {
      observe = () => undefined;
    },
  })) {
    vi.stubGlobal(name, value);
  }
  new Function(script?.innerHTML ?? '')();
  guard = window.pageGuard;
  return () => vi.useRealTimers();
});

/** Makes the next request get this response. */
function respond(status: number, body = '', headers: Record<string, string> = {}): void {
  request.mockImplementationOnce(() => Promise.resolve(new Response(body, {status, headers})));
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test.each([
  ['an error', 503, '', {}, true, "The site isn't responding. The page will open as soon as"],
  ['a sign-in page', 200, 'Sign in', {}, true, 'Your network may want you to sign in. The page'],
  ['a request to wait', 429, '', {'retry-after': '90'}, true, 'open in about 90 seconds.'],
  ['a long wait', 429, '', {'retry-after': '91'}, true, 'open in about 2 minutes.'],
  ['a wait, offline', 429, '', {'retry-after': '90'}, false, 'You seem to be offline. The page'],
])('says why the page is not open yet: %s', async (_, status, body, headers, onLine, message) => {
  Object.assign(navigator, {onLine});
  respond(status, body, headers);
  void guard.untilSiteResponds();
  await pass(0);
  expect(notice()?.getAttribute('role')).toBe('alert');
  expect(notice()?.textContent).toContain(message);
});

test('a server that stops sending counts as not responding', async () => {
  request.mockImplementationOnce(
    (_, {signal}) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal))),
  );
  void guard.untilSiteResponds();
  await pass(deadline - 1);
  expect(notice()).toBeNull();
  await pass(1);
  expect(notice()?.textContent).toContain("The site isn't responding");
});

test.each<[way: string, headers: Record<string, string>, delay: number, act: () => void]>([
  ['after three seconds', {}, 3000, () => undefined],
  ['when the network is back', {}, 1, () => events.dispatchEvent(new Event('online'))],
  [
    'on Retry',
    {},
    1,
    () =>
      notice()
        ?.querySelector('button')
        ?.onclick?.({} as PointerEvent),
  ],
  [
    'only when the server wants it',
    {'retry-after': '60'},
    60_000,
    () => events.dispatchEvent(new Event('online')),
  ],
])('requests the page again %s, then bad files past the cache', async (_, headers, delay, act) => {
  respond(404, 'Not found');
  await guard.refetch('/docs/a.js');
  request.mockClear();
  respond(503, '', headers);
  let isImmediate: boolean | undefined;
  void guard.untilSiteResponds().then((result) => (isImmediate = result));
  await pass(0);
  expect(request.mock.calls.map(([file]) => file)).toEqual([`${url}/docs/faq`]);
  request.mockImplementation((file) =>
    Promise.resolve(new Response(file.endsWith('/faq') ? page : '')),
  );
  await pass(delay - 1);
  expect(request).toHaveBeenCalledTimes(1);
  act();
  await pass(1);
  const later = request.mock.calls.slice(1).map(([file, {cache}]) => [file, cache]);
  expect(later).toContainEqual([`${url}/docs/faq`, 'no-store']);
  expect(later.at(-1)).toEqual(['/docs/a.js', 'reload']);
  expect(isImmediate).toBe(false);
});

test('shows no notice if the site responds at once, or if the reader leaves the page', async () => {
  respond(200, page);
  expect(await guard.untilSiteResponds()).toBe(true);
  respond(503);
  await guard.untilSiteResponds(() => false);
  expect(notice()).toBeNull();
  expect(request).toHaveBeenCalledTimes(2);
});

test('a stylesheet that hangs no longer blocks the text, and still applies when it arrives', async () => {
  styles = '';
  await pass(deadline);
  expect(notice()?.textContent).toMatch(/^Part of this site hasn't loaded yet\. You can read/);
  const link = document.querySelector('link') as HTMLLinkElement;
  expect(link.media).toBe('print');
  Object.assign(window, {docusaurus: {}});
  link.onload?.(new Event('load'));
  expect(link.media).toBe('all');
  expect(notice()).toBeNull();
});

test('the text stays until the site responds again', async () => {
  respond(503);
  void guard.reload();
  await pass(0);
  expect(location.reload).not.toHaveBeenCalled();
  respond(200, page);
  await pass(3000);
  expect(location.reload).toHaveBeenCalledOnce();
});

test('a notice replaces another, can be retried once, and is hidden with its own cause', async () => {
  guard.show('A', vi.fn(), 'search');
  const retry = vi.fn();
  const first = notice();
  guard.show('B', retry, 'menu');
  expect(notice()).toBe(first);
  const button = first?.querySelector('button') as HTMLButtonElement;
  for (const count of [1, 2]) {
    expect(button.hasAttribute('aria-disabled')).toBe(false);
    button.onclick?.({} as PointerEvent);
    button.onclick?.({} as PointerEvent);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await pass(0);
    expect(retry).toHaveBeenCalledTimes(count);
    guard.show('B', retry, 'menu');
  }
  guard.hide('search');
  expect(notice()?.querySelector('p')?.textContent).toBe('B');
  guard.hide('menu');
  expect(notice()).toBeNull();
});
