import {expect, test} from 'vitest';
import {ScrollPlaces} from './scrollPlaces';

test('knows how far each entry was scrolled last', () => {
  const places = new ScrollPlaces(null);
  places.note('a', 100);
  places.note('b', 0);
  places.note('a', 4321);
  expect([places.of('a'), places.of('b'), places.of('c')]).toEqual([4321, 0, undefined]);
});

test('survives the load of another page', () => {
  const places = new ScrollPlaces(null);
  places.note('a', 4321);
  expect(new ScrollPlaces(places.toString()).of('a')).toBe(4321);
});

test('forgets the entries that were left longest ago', () => {
  const places = new ScrollPlaces(null);
  for (let entry = 0; entry < 60; entry += 1) {
    places.note(`entry ${entry}`, entry);
  }
  expect([places.of('entry 9'), places.of('entry 10'), places.of('entry 59')]).toEqual([
    undefined,
    10,
    59,
  ]);
});

test.each(['', '{', '{"a":1}', '[1]', '[["a","b"]]', '[[1,2]]', '[["a",null]]', 'null'])(
  'what others have stored is no place: %s',
  (stored) => {
    expect(new ScrollPlaces(stored).of('a')).toBeUndefined();
  },
);
