import {expect, test} from 'vitest';
import {keepInView} from './keepInView';

const at = (top: number, height: number) => ({
  scrollTop: 300,
  getBoundingClientRect: () => ({top, height, bottom: top + height}),
});

test.each([
  ['at the top edge', 100, 300],
  ['at the bottom edge', 180, 300],
  ['above', 60, 220],
  ['below', 190, 350],
])('an entry %s is in view, or centered by scrolling the box', (_, top, scrollTop) => {
  const box = at(100, 100);
  keepInView(box as Element, at(top, 20) as Element);
  expect(box.scrollTop).toBe(scrollTop);
});
