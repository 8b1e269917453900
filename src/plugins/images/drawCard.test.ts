import {expect, test} from 'vitest';
import {cardSize, drawCard} from './drawCard';

test('draws a PNG of the size that chat apps and feeds expect', () => {
  const png = drawCard('REST API');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  // Width and height are at fixed offsets in a PNG's header.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height]);
});

test('draws a different image for each title', () => {
  expect(drawCard('Guides').equals(drawCard('Run & <manage>'))).toBe(false);
});
