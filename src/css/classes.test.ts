import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const src = path.join(__dirname, '..');
const files = fs.readdirSync(src, {recursive: true, encoding: 'utf8'});
const read = (file: string) => fs.readFileSync(path.join(src, file), 'utf8');

/** The classes that components use, each with its CSS module: `components/Contents/styles.module.css filter`. */
const used = files
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => {
    const code = read(file);
    const imports = [...code.matchAll(/import (\w+) from '(.+\.module\.css)'/g)];
    return imports.flatMap(([, name = '', from = '']) => {
      const folder = from.startsWith('.') ? path.dirname(file) : '';
      const module = path.join(folder, from.replace('@site/src/', ''));
      const uses = code.matchAll(new RegExp(`\\b${name}\\.(?!module)(\\w+)`, 'g'));
      return Array.from(uses, ([, use]) => `${module} ${use}`);
    });
  });

const defined = files
  .filter((file) => file.endsWith('.module.css'))
  .flatMap((file) => {
    const css = read(file).replace(/\/\*[^]*?\*\/|:global\([^{]*/g, '');
    return Array.from(css.matchAll(/\.([a-z]\w*)(?=[^{};]*\{)/gi), ([, name]) => `${file} ${name}`);
  });

test('components use the classes in CSS modules, and no others', () => {
  expect([...new Set(used)].sort()).toEqual([...new Set(defined)].sort());
});

test('a drawn table has as many columns as its class says', () => {
  const rules = read('drawings/screens/screen.css').matchAll(
    /\.screen-columns-(\d) \{\s+grid-template-columns: repeat\((\d),/g,
  );
  const counts = Array.from(rules, ([, name, count]) => [name, count]);
  expect(counts).toEqual(['2', '3', '4', '5', '6', '7', '8', '9'].map((name) => [name, name]));
});
