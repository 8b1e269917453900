import {beforeEach, expect, test, vi} from 'vitest';
import {loadNextPage, startLoadingAhead} from './loadAhead';

const origin = 'https://docs.example';
const load = vi.fn<(pathname: string) => Promise<void>>();
vi.mock('@generated/routes', () => ({default: []}));
vi.mock('../../addresses/client/localAddress', () => ({
  localAddress: (url: string) => (url.startsWith(origin) ? url : undefined),
}));
vi.mock('./routes', () => ({match: () => [{component: {load}}]}));

/** An element in a link. */
const linkTo = (pathname: string, origin = 'https://docs.example') => ({
  closest: () => ({href: origin + pathname, pathname}),
});

let point: (event: object) => void = () => undefined;
const events = new Set<string>();

beforeEach(() => {
  load.mockReset();
  vi.stubGlobal('location', {pathname: '/docs/faq'});
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: typeof point) => {
      events.add(type);
      point = listener;
    },
    readyState: 'complete',
    querySelector: () => linkTo('/docs/next-page'),
  });
  startLoadingAhead();
});

test('failed loads make room for others, and a link can be tried again', async () => {
  load.mockImplementation((pathname) => Promise.reject(new Error(pathname)));
  for (const pathname of ['/docs/a', '/docs/b', '/docs/c', '/docs/a']) {
    point({target: linkTo(pathname)});
    await vi.waitFor(() => expect(load).toHaveBeenLastCalledWith(pathname));
  }
  expect(load).toHaveBeenCalledTimes(4);
  expect([...events]).toEqual(['pointerover', 'focusin', 'touchstart']);
});

test('loads two pages at a time, each once, and the one that the reader pointed at last first', async () => {
  const finish: (() => void)[] = [];
  load.mockImplementation(() => new Promise((resolve) => finish.push(resolve)));
  for (const name of ['d', 'e', 'f', 'd', 'g', '1.0.0']) {
    point({target: linkTo(`/docs/${name}`)});
  }
  expect(load.mock.calls.flat()).toEqual(['/docs/d', '/docs/e']);
  for (const [index] of ['d', 'e', 'f', 'g', '1.0.0'].entries()) {
    await vi.waitFor(() => finish[index]?.());
    await vi.waitFor(() => expect(finish.length).toBe(Math.min(index + 3, 5)));
  }
  expect(load.mock.calls.flat().slice(2)).toEqual(['/docs/1.0.0', '/docs/g', '/docs/f']);
});

test.each<[what: string, link: ReturnType<typeof linkTo>, connection?: object]>([
  ['the page itself', linkTo('/docs/faq')],
  ['a file', linkTo('/docs/h.md')],
  ['another site', linkTo('/docs/h', 'https://example.com')],
  ['a page on a 2G network', linkTo('/docs/h'), {effectiveType: 'slow-2g'}],
  ['a page while the reader saves data', linkTo('/docs/h'), {saveData: true}],
])('does not load %s', (_what, target, connection) => {
  vi.stubGlobal('navigator', {connection});
  point({target});
  expect(load).not.toHaveBeenCalled();
});

test('once the page has loaded, loads the one that "Next" leads to, also in Safari', async () => {
  let loaded: () => void = () => undefined;
  Object.assign(document, {readyState: 'loading'});
  vi.stubGlobal('window', {addEventListener: (_: string, run: () => void) => (loaded = run)});
  loadNextPage();
  Object.assign(document, {readyState: 'complete'});
  expect(load).not.toHaveBeenCalled();
  loaded();
  await vi.waitFor(() => expect(load).toHaveBeenCalledWith('/docs/next-page'));
});
