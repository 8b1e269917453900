import {expect, test} from 'vitest';
import {readAnswer} from './readAnswer';

const mark = 'page-of:https://docs.example/docs/';
const now = Date.parse('Thu, 26 Nov 2026 07:00:00 GMT');

const read = (status: number, text: string, retryAfter: string | null = null) =>
  readAnswer({status, text, retryAfter}, mark, now);

test.each([200, 404])('accepts a page of this site: %i', (status) => {
  expect(read(status, `<p>${mark}</p>`)).toMatchObject({isOurs: true, isForeign: false});
});

test.each([301, 403, 429, 500, 503])(
  'rejects other answers, whatever they contain: %i',
  (status) => {
    expect(read(status, mark).isOurs).toBe(false);
  },
);

test.each([200, 403, 404, 429])('rejects answers from elsewhere: %i', (status) => {
  expect(read(status, '<h1>Sign in</h1>')).toMatchObject({
    isOurs: false,
    isForeign: status === 200,
  });
});

test('rejects a page of another site of the same kind', () => {
  expect(read(200, 'page-of:https://other.example/docs/').isOurs).toBe(false);
});

test.each([
  ['none', null, 0],
  ['seconds', '120', 120_000],
  ['a date', 'Thu, 26 Nov 2026 07:01:30 GMT', 90_000],
  ['a date that has passed', 'Thu, 26 Nov 2026 06:00:00 GMT', 0],
  ['a negative number', '-5', 0],
  ['nonsense', 'soon', 0],
  ['longer than anyone would wait', '999999', 3_600_000],
])('reads the requested wait: %s', (_, retryAfter, wait) => {
  expect(read(429, '', retryAfter).wait).toBe(wait);
});
