import {compile, type CompileOptions} from '@mdx-js/mdx';
import {expect, test} from 'vitest';
import localJsx from './localJsx';

const compileSample = async (options: CompileOptions = {}) =>
  String(
    await compile('# One\n\nTwo, *three*.\n\n<b>Four</b>', {...options, recmaPlugins: [localJsx]}),
  );

const countUses = (code: string, name: string) =>
  code.split(new RegExp(`\\b${name}\\b`)).length - 1;

test('uses each import once, regardless of the number of elements', async () => {
  const code = await compileSample();
  expect(countUses(code, '_jsx') + countUses(code, '_jsxs')).toBeGreaterThan(5);
  for (const name of ['jsx', 'jsxs', 'Fragment']) {
    expect(code).toContain(`${name} as _${name}Imported`);
    expect(code).toContain(`_${name} = _${name}Imported`);
    expect(countUses(code, `_${name}Imported`)).toBe(2);
  }
});

test('uses the import once in the dev server, too', async () => {
  const code = await compileSample({development: true});
  expect(countUses(code, '_jsxDEV')).toBeGreaterThan(3);
  expect(countUses(code, '_jsxDEVImported')).toBe(2);
});

test('keeps other imports', async () => {
  const code = await compileSample({providerImportSource: '@mdx-js/react'});
  expect(code).toContain('import {useMDXComponents as _provideComponents} from "@mdx-js/react"');
});
