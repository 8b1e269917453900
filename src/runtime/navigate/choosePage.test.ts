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

test('chooses the likeliest page in view first', () => {
  const inView = {...next, isInView: true};
  expect(choosePage([inView, previous, text], {pages: 8, kilobytes: 30})).toBe(inView);
});

test('does not choose a page without a link in view', () => {
  expect(choosePage([next, previous], {pages: 8, kilobytes: 30})).toBeUndefined();
  expect(choosePage([next, previous, text], {pages: 8, kilobytes: 30})).toBe(text);
});

test('reserves room for the next and the previous page until their links are in view', () => {
  expect(choosePage([next, previous, text], {pages: 2, kilobytes: 30})).toBeUndefined();
  expect(choosePage([next, previous, text], {pages: 3, kilobytes: 11.9})).toBeUndefined();
  expect(choosePage([next, previous, text], {pages: 3, kilobytes: 12})).toBe(text);
});

test('skips a page that does not fit for a smaller one', () => {
  const large = page('/large', true, 31);
  expect(choosePage([large, text], {pages: 8, kilobytes: 30})).toBe(text);
  expect(choosePage([{...large, isInView: false}, text], {pages: 1, kilobytes: 30})).toBe(text);
});

test('chooses nothing without room', () => {
  expect(choosePage([text], {pages: 0, kilobytes: 30})).toBeUndefined();
  expect(choosePage([text], {pages: 1, kilobytes: 3.9})).toBeUndefined();
});
