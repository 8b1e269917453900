import {beforeAll, expect, test} from 'vitest';
import {fonts} from './fonts';
import {composeFontFaces, makeFonts, type ServedFont} from './makeFonts';

const characters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,;:()é→';

let served: ServedFont[];

beforeAll(async () => {
  served = await makeFonts(fonts, characters);
});

test('gives each font a file whose name changes with its characters', async () => {
  expect(served.map(({file}) => file)).toEqual(
    fonts.map(() => expect.stringMatching(/^assets\/fonts\/ibm-plex-\w+\.[\da-f]{8}\.woff2$/)),
  );
  const fewer = await makeFonts(fonts, 'abc');
  const files = new Set([...served, ...fewer].map(({file}) => file));
  expect(files.size).toBe(2 * fonts.length);
  fewer.forEach(({content}, index) =>
    expect(content.length).toBeLessThan((served[index]?.content.length ?? 0) / 2),
  );
});

test('produces the same bytes for the same characters, in any order', async () => {
  const again = await makeFonts(fonts, [...characters].reverse().join(''));
  expect(again.map(({content}) => content)).toEqual(served.map(({content}) => content));
});

test('the stylesheet lists the files under the base path, and fallbacks of the same width', () => {
  const css = composeFontFaces(served, '/x/docs/');
  served.forEach(({file, font: {weight, isPreloaded}}) => {
    const display = isPreloaded ? 'optional' : 'swap';
    expect(css).toMatch(
      new RegExp(`font-weight: ${weight};\\s+font-display: ${display};[^}]+'/x/docs/${file}'`),
    );
  });
  expect(css).toMatch(/"IBM Plex Sans Fallback";\s+src: local\('Arial'\)/);
  expect(css).toContain('size-adjust: 101');
  const [regular] = served.filter(({font}) => font.fallbackFamily);
  expect(css).toMatch(
    new RegExp(`'IBM Plex Mono Fallback';[^}]+ 400 700;[^}]+/x/docs/${regular?.file}'`),
  );
});
