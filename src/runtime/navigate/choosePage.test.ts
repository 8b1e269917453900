import {expect, test} from 'vitest';
import {choosePage, type Candidate} from './choosePage';

const page = (pathname: string, isInView: boolean, size = 4): Candidate => ({
  pathname,
  isInView,
  size,
});

const next = page('/next', false);
const previous = page('/previous', false);
const text = page('/text', true);

test('the likeliest page in view comes first', () => {
  const inView = {...next, isInView: true};
  expect(choosePage([inView, previous, text], {pages: 8, kilobytes: 30})).toBe(inView);
});

test('a page without a link in view is not chosen', () => {
  expect(choosePage([next, previous], {pages: 8, kilobytes: 30})).toBeUndefined();
  expect(choosePage([next, previous, text], {pages: 8, kilobytes: 30})).toBe(text);
});

test('room for the next and the previous page is kept until their links are in view', () => {
  expect(choosePage([next, previous, text], {pages: 2, kilobytes: 30})).toBeUndefined();
  expect(choosePage([next, previous, text], {pages: 3, kilobytes: 11.9})).toBeUndefined();
  expect(choosePage([next, previous, text], {pages: 3, kilobytes: 12})).toBe(text);
});

test('a page that does not fit is passed over for a smaller one', () => {
  const large = page('/large', true, 31);
  expect(choosePage([large, text], {pages: 8, kilobytes: 30})).toBe(text);
  expect(choosePage([{...large, isInView: false}, text], {pages: 1, kilobytes: 30})).toBe(text);
});

test('without room nothing is chosen', () => {
  expect(choosePage([text], {pages: 0, kilobytes: 30})).toBeUndefined();
  expect(choosePage([text], {pages: 1, kilobytes: 3.9})).toBeUndefined();
});
