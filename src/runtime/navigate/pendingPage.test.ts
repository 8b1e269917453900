import {beforeEach, expect, test, vi} from 'vitest';
import {handlePendingClicks, setPending} from './pendingPage';

const scrollIntoView = vi.fn();
let click: (event: object) => void = () => undefined;

beforeEach(() => {
  scrollIntoView.mockReset();
  vi.stubGlobal('document', {
    addEventListener: (_type: string, listener: typeof click, options: object) => {
      // Before React's own listener.
      expect(options).toEqual({capture: true});
      click = listener;
    },
    getElementById: (id: string) => (id === 'größe' ? {scrollIntoView} : null),
  });
  vi.stubGlobal('window', {location: {href: 'http://localhost/docs/faq'}, setTimeout});
  handlePendingClicks();
  setPending(true);
  return () => setPending(false);
});

/** Clicks a link, and returns whether the router and the browser are kept from following it. */
function isPrevented(href: string, overrides: object = {}): boolean {
  const preventDefault = vi.fn();
  const link = {href: new URL(href, window.location.href).href, getAttribute: () => href};
  click({target: {closest: () => link}, button: 0, preventDefault, ...overrides});
  return preventDefault.mock.calls.length > 0;
}

test('a link to a heading scrolls on the page that is still shown, and keeps the URL', () => {
  expect(isPrevented('#gr%C3%B6%C3%9Fe')).toBe(true);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test.each([
  ['the link to the page that is loading', true, '/docs/faq', {}],
  ['a link to another page', false, '/docs/language/SignalClass', {}],
  ['the same link with Ctrl', false, '/docs/faq', {ctrlKey: true}],
  ['the same link with Command', false, '/docs/faq', {metaKey: true}],
  ['the same link with Shift', false, '/docs/faq', {shiftKey: true}],
  ['the same link with the middle button', false, '/docs/faq', {button: 1}],
])('while a page is loading, a click on %s is dropped: %s', (_, isDropped, href, overrides) => {
  expect(isPrevented(href, overrides)).toBe(isDropped);
});

test('once the page is shown, clicks are left alone', () => {
  setPending(false);
  expect(isPrevented('/docs/faq')).toBe(false);
  expect(isPrevented('#gr%C3%B6%C3%9Fe')).toBe(false);
});
