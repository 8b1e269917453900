import {expect, test} from 'vitest';
import {choosePage, type Candidate} from './choosePage';

const page = (pathname: string, isInView: boolean, size = 4): Candidate => ({
  pathname,
  isInView,
  size,
});

const nextPage = page('/next', false);
const previousPage = page('/previous', false);
const textPage = page('/text', true);

test('chooses the likeliest page with a link in view', () => {
  const inView = {...nextPage, isInView: true};
  expect(choosePage([inView, previousPage, textPage], {pages: 8, kilobytes: 30})).toBe(inView);
});

test('does not choose a page without a link in view', () => {
  expect(choosePage([nextPage, previousPage], {pages: 8, kilobytes: 30})).toBeUndefined();
  expect(choosePage([nextPage, previousPage, textPage], {pages: 8, kilobytes: 30})).toBe(textPage);
});

test('reserves room for the next and previous pages until their links are in view', () => {
  expect(choosePage([nextPage, previousPage, textPage], {pages: 2, kilobytes: 30})).toBeUndefined();
  expect(
    choosePage([nextPage, previousPage, textPage], {pages: 3, kilobytes: 11.9}),
  ).toBeUndefined();
  expect(choosePage([nextPage, previousPage, textPage], {pages: 3, kilobytes: 12})).toBe(textPage);
});

test('skips a page that does not fit, in favor of a smaller one', () => {
  const large = page('/large', true, 31);
  expect(choosePage([large, textPage], {pages: 8, kilobytes: 30})).toBe(textPage);
  expect(choosePage([{...large, isInView: false}, textPage], {pages: 1, kilobytes: 30})).toBe(
    textPage,
  );
});

test('chooses nothing if the budget is exhausted', () => {
  expect(choosePage([textPage], {pages: 0, kilobytes: 30})).toBeUndefined();
  expect(choosePage([textPage], {pages: 1, kilobytes: 3.9})).toBeUndefined();
});
