import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const src = path.join(__dirname, '..');
const tokens = fs.readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const steps = [...tokens.matchAll(/^ {3}\* ([\d.]+)rem {2}/gm)].map(([, step]) => Number(step));

const sheets = fs
  .readdirSync(src, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'));

test.each(sheets)('%s uses only sizes on the scale', (file) => {
  expect(findOffScale(fs.readFileSync(path.join(src, file), 'utf8'))).toEqual([]);
});

test('has seven font sizes', () => {
  const [, sizes = ''] = tokens.split('/* Font sizes and their uses. */');
  expect(sizes.split('/*\n   * Space')[0]?.match(/--qd-[\w-]+:/g)).toHaveLength(7);
});

test('reads the steps on the scale, and finds sizes that are off it', () => {
  expect(steps).toEqual([0.125, 0.25, 0.375, 0.5, 0.75, 1, 1.5, 2, 3, 4]);
  expect(
    findOffScale('font-size: var(--qd-small); margin: 1rem auto; padding: 0 1px; gap: 1em;'),
  ).toEqual([]);
  for (const invalid of [
    'font-size: 1.3rem',
    'font: 14px serif',
    'gap: 5px',
    'margin-top: -0.7rem',
  ]) {
    expect(findOffScale(`a { ${invalid}; }`)).toEqual([invalid]);
  }
});

/** Returns declarations with a font size that isn't a token, or spacing that isn't a step or 1px. */
function findOffScale(css: string): string[] {
  const declarations = css.matchAll(/(?<![-\w])([a-z-]+): ([^;{}]+);/g);
  return [...declarations].flatMap(([declaration, name = '', value = '']) => {
    const sizes = [...value.matchAll(/([\d.]+)(rem|px)/g)];
    const isInvalid = /^font(?:-size)?$/.test(name)
      ? sizes.length > 0
      : /^(?:scroll-)?(?:margin|padding)|gap$/.test(name) &&
        sizes.some(([size, number, unit]) =>
          unit === 'px' ? size !== '1px' : !steps.includes(Number(number)),
        );
    return isInvalid ? [declaration.slice(0, -1)] : [];
  });
}
