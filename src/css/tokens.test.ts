import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {inlineTokens, readTokens} from './tokens';

const {light, ownDark} = readTokens();
const modes = {light, dark: {...light, ...ownDark}};

const code = Object.keys(light).filter((name) => /^--qd-code-(?!highlight)/.test(name));
const text = ['--qd-ink', '--qd-ink-soft', '--ifm-color-primary', ...code];
const tones = ['--qd-added', '--qd-changed', '--qd-wrong'];

for (const [mode, colors] of Object.entries(modes)) {
  test.each([
    ['text and code', [...text, ...tones], ['--qd-paper', '--qd-surface', '--qd-accent-surface']],
    ['code in a highlighted line', code, ['--qd-code-highlight']],
    ['a failure', ['--qd-failure-ink'], ['--qd-failure', '--qd-failure-dark']],
  ])(`${mode}: %s is legible on each surface`, (_what, inks, surfaces) => {
    const faintPairs = pairs(inks, surfaces).filter(([ink, surface]) => ratio(ink, surface) < 4.5);
    expect(faintPairs).toEqual([]);
  });

  test(`${mode}: the edges of controls are visible`, () => {
    const surfaces = ['--qd-paper', '--qd-surface'];
    expect(pairs(['--qd-line-strong'], surfaces).filter((pair) => ratio(...pair) < 3)).toEqual([]);
  });

  /** Returns the contrast between two tokens, as WCAG defines it. */
  function ratio(ink: string, surface: string): number {
    const [lighter = 0, darker = 0] = [ink, surface]
      .map((name) => luminance(colorOf(name)))
      .sort((a, b) => b - a);
    return (lighter + 0.05) / (darker + 0.05);
  }

  function colorOf(name: string): string {
    const color = colors[name];
    if (color === undefined) {
      throw new Error(`tokens.css has no color ${name}.`);
    }
    return color;
  }
}

test('dark mode has its own colors', () => {
  expect(Object.keys(ownDark)).toEqual(expect.arrayContaining(['--qd-ink', '--qd-paper']));
});

test('black on white has the maximum contrast', () => {
  expect(luminance('#ffffff')).toBeCloseTo(1);
  expect(luminance('#000000')).toBe(0);
});

test('inlines tokens for files without the stylesheet', () => {
  expect(inlineTokens('color:var(--qd-ink);fill="var(--qd-paper)"')).toBe(
    `color:${light['--qd-ink']};fill="${light['--qd-paper']}"`,
  );
  expect(inlineTokens('color:var(--qd-ink)', 'dark')).toBe(`color:${ownDark['--qd-ink']}`);
  expect(() => inlineTokens('color:var(--qd-inc)')).toThrow('tokens.css has no color --qd-inc');
});

test('no other source file defines a color', () => {
  expect(colorsIn('src', /(?<!\.test)\.(?:css|html|js|mdx|tsx?)$/, ['css/tokens.css'])).toEqual([]);
});

test('no image defines a color', () => {
  expect(colorsIn('static', /\.svg$/)).toEqual([]);
});

/** Returns the colors in the files in a folder, formatted as `img/favicon.svg:1 #ff0000`. */
function colorsIn(folder: string, files: RegExp, exemptFiles: string[] = []): string[] {
  const root = path.join(__dirname, '../..', folder);
  return fs
    .readdirSync(root, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => files.test(file) && !exemptFiles.includes(file))
    .flatMap((file) =>
      fs
        .readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          [...line.matchAll(/#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi)].map(
            ([color]) => `${file}:${index + 1} ${color}`,
          ),
        ),
    );
}

function pairs(inks: string[], surfaces: string[]): [ink: string, surface: string][] {
  return inks.flatMap((ink) => surfaces.map((surface): [string, string] => [ink, surface]));
}

function luminance(color: string): number {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5]
    .map((start) => parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
