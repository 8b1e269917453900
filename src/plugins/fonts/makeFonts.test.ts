import {beforeAll, expect, test} from 'vitest';
import {faces} from './faces';
import {composeFontFaces, makeFonts, type Font} from './makeFonts';

const characters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,;:()é→';

let fonts: Font[];

beforeAll(async () => {
  fonts = await makeFonts(faces, characters);
});

test('each face has a file, whose name changes with its characters', async () => {
  expect(fonts.map(({file}) => file)).toEqual(
    faces.map(() => expect.stringMatching(/^assets\/fonts\/ibm-plex-\w+\.[\da-f]{8}\.woff2$/)),
  );
  const fewer = await makeFonts(faces, 'abc');
  const files = new Set([...fonts, ...fewer].map(({file}) => file));
  expect(files.size).toBe(2 * faces.length);
  fewer.forEach(({content}, index) =>
    expect(content.length).toBeLessThan((fonts[index]?.content.length ?? 0) / 2),
  );
});

test('the same characters give the same bytes', async () => {
  const again = await makeFonts(faces, characters);
  expect(again.map(({file}) => file)).toEqual(fonts.map(({file}) => file));
});

test('the style sheet names the files below the base path, and a stand-in of the same width', () => {
  const css = composeFontFaces(fonts, '/x/docs/');
  fonts.forEach(({file}) => expect(css).toContain(`url('/x/docs/${file}')`));
  expect(css).toMatch(/"IBM Plex Sans Fallback";\s+src: local\('Arial'\)/);
  expect(css).toContain('size-adjust: 101');
});
