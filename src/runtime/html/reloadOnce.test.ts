import {beforeEach, expect, test, vi} from 'vitest';
import {reloadOnce, settle} from './reloadOnce';

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

let history: {state: object | null; scrollRestoration: string; replaceState: (to: object) => void};
let storage: Map<string, string>;
const reload = vi.fn();

function visit(pathname: string, state: object | null = null): void {
  vi.stubGlobal('location', {pathname, reload});
  history = {
    state,
    scrollRestoration: 'auto',
    replaceState: (to) => {
      history.state = to;
    },
  };
  vi.stubGlobal('history', history);
}

beforeEach(() => {
  reload.mockClear();
  storage = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  visit('/docs/faq');
});

test('reloads a URL only once until it has loaded', () => {
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(1);
  settle();
  expect(reloadOnce()).toBe(true);
});

test('keeps track of each URL separately', () => {
  reloadOnce();
  visit('/docs/cloud/consoleOverview');
  expect(reloadOnce()).toBe(true);
});

test('remembers the reload in the history entry if storage is blocked, and keeps its other state', () => {
  vi.stubGlobal('sessionStorage', {getItem: refuse, setItem: refuse, removeItem: refuse});
  visit('/docs/faq', {key: 'a'});
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
  expect(history.state).toEqual({key: 'a', reloaded: true});
  const {replaceState} = history;
  history.replaceState = refuse;
  expect(settle, 'even if the browser refuses further updates').not.toThrow();
  history.replaceState = replaceState;
  settle();
  expect(reloadOnce()).toBe(true);
});

test("doesn't reload if the reload can't be recorded, since it could repeat forever", () => {
  vi.stubGlobal('sessionStorage', {getItem: refuse, setItem: refuse, removeItem: refuse});
  history.replaceState = refuse;
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('always reloads after a navigation, and disables scroll restoration', () => {
  reloadOnce();
  expect(reloadOnce(true)).toBe(true);
  expect(history.scrollRestoration).toBe('manual');
});
