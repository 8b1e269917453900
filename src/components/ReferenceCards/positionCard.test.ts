import {expect, test} from 'vitest';
import {positionCard} from './positionCard';

const card = {width: 300, height: 100};
const viewport = {width: 1000, height: 600};

test('places the card below its link', () => {
  expect(positionCard({left: 50, top: 100, bottom: 120}, card, viewport)).toEqual({
    left: 50,
    top: 126,
  });
});

test('places the card above a link at the bottom of the window', () => {
  expect(positionCard({left: 50, top: 560, bottom: 580}, card, viewport).top).toBe(454);
});

test('places the card below its link if neither side has room', () => {
  expect(positionCard({left: 0, top: 40, bottom: 60}, card, {width: 1000, height: 120}).top).toBe(
    66,
  );
});

test('keeps the card within the window horizontally', () => {
  expect(positionCard({left: 900, top: 0, bottom: 20}, card, viewport).left).toBe(694);
  expect(positionCard({left: 100, top: 0, bottom: 20}, card, {width: 290, height: 600}).left).toBe(
    6,
  );
});
