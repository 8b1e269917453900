import path from 'node:path';
import {createElement} from 'react';
import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import codeBlocks from './codeBlocks';
import runnableSamples from './runnableSamples';

const siteDir = path.join(import.meta.dirname, '../..');

const CodeSample = ({run, definition}: {run?: string; definition?: string}) =>
  createElement('pre', {}, [run ?? 'none', definition ?? 'none'].join(' '));

/** Returns the operator precedence and the definition of each sample. */
async function marks(samples: string[], folder = 'docs'): Promise<string[]> {
  const html = await renderPage(
    samples.join('\n\n'),
    [[runnableSamples, {siteDir}], codeBlocks],
    path.join(siteDir, folder, 'language/commands/page.md'),
    {CodeSample},
  );
  return [...html.matchAll(/<pre>([^<]*)</g)].map(([, text = '']) => text);
}

const fence = (code: string, meta = '') => `\`\`\`qs ${meta}\n${code}\n\`\`\``;
const method = fence(
  'declare (n : integer) -> result : integer\nresult = n * 2',
  'title="twice.4qs"',
);

test('samples that have a result are marked', async () => {
  const samples = [method, fence('x = twice(4)'), fence('x = unknown'), fence('x = 1', 'fragment')];
  expect(await marks(samples)).toEqual(['byLevel twice', 'byLevel none', 'none none', 'none none']);
  expect(await marks([fence('x = 1')], 'versioned_docs/version-1.0.0')).toEqual([
    'leftToRight none',
  ]);
});

test('definitions are marked only for samples that run', async () => {
  expect(await marks([fence('function f()\n\treturn 1', 'title="A.4qs"')])).toEqual(['none none']);
});
