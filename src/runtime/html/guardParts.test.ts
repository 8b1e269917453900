import {beforeEach, describe, expect, test, vi} from 'vitest';
import {readResponse, reloadOnce, settle} from './guardParts';

describe('the response to a request for the page', () => {
  const mark = 'page-of:https://docs.example/docs/';
  const now = Date.parse('Thu, 26 Nov 2026 07:00:00 GMT');

  const read = (
    status: number,
    text: string,
    retryAfter: string | null = null,
    date: string | null = null,
  ) => readResponse({status, text, retryAfter, date}, mark, now);

  test.each([200, 404])('accepts a page on this site: %i', (status) => {
    expect(read(status, `<p>${mark}</p>`)).toMatchObject({isFromSite: true, isForeign: false});
  });

  test.each([301, 403, 429, 500, 503])(
    'rejects other responses regardless of their content: %i',
    (status) => {
      expect(read(status, mark).isFromSite).toBe(false);
    },
  );

  test.each([200, 403, 404, 429])('rejects responses from other servers: %i', (status) => {
    expect(read(status, '<h1>Sign in</h1>')).toMatchObject({
      isFromSite: false,
      isForeign: status === 200,
    });
  });

  test('rejects a page on another site of the same kind', () => {
    expect(read(200, 'page-of:https://other.example/docs/').isFromSite).toBe(false);
  });

  test.each([
    ['no header', null, 0],
    ['seconds', '120', 120_000],
    ['a date', 'Thu, 26 Nov 2026 07:01:30 GMT', 90_000],
    ['a date in the past', 'Thu, 26 Nov 2026 06:00:00 GMT', 0],
    ['a negative number', '-5', 0],
    ['an invalid value', 'soon', 0],
    ['an excessive number', '999999', 3_600_000],
  ])('reads the requested wait: %s', (_, retryAfter, wait) => {
    expect(read(429, '', retryAfter).wait).toBe(wait);
  });

  test.each([
    ['is a day slow', 'Fri, 27 Nov 2026 07:00:00 GMT', 'Fri, 27 Nov 2026 07:01:30 GMT'],
    ['is a day fast', 'Wed, 25 Nov 2026 07:00:00 GMT', 'Wed, 25 Nov 2026 07:01:30 GMT'],
  ])(
    "measures the wait by the response's own date if the reader's clock %s",
    (_, date, retryAfter) => {
      expect(read(429, '', retryAfter, date).wait).toBe(90_000);
    },
  );
});

describe('a reload', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  let history: {
    state: object | null;
    scrollRestoration: string;
    replaceState: (to: object) => void;
  };
  const reload = vi.fn();

  beforeEach(() => {
    reload.mockClear();
    vi.stubGlobal('location', {reload});
    history = {
      state: {key: 'a'},
      scrollRestoration: 'auto',
      replaceState: (to) => {
        history.state = to;
      },
    };
    vi.stubGlobal('history', history);
  });

  test('reloads a page only once until it has loaded, and keeps the state of its history entry', () => {
    expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(history.state).toEqual({key: 'a', reloaded: true});
    const {replaceState} = history;
    history.replaceState = refuse;
    expect(settle, 'even if the browser refuses').not.toThrow();
    history.replaceState = replaceState;
    settle();
    expect(reloadOnce()).toBe(true);
  });

  test("doesn't reload if the reload can't be recorded, since it could repeat forever", () => {
    history.replaceState = refuse;
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('always reloads after a navigation, and disables scroll restoration', () => {
    reloadOnce();
    expect(reloadOnce(true)).toBe(true);
    expect(history.scrollRestoration).toBe('manual');
  });
});
