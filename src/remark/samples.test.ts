import path from 'node:path';
import {createElement} from 'react';
import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import {temporaryFolder} from '../../tests/support/temporaryFolder';
import codeBlocks from './codeBlocks';
import samples from './samples';

const member = '## `.push()`\n\n```qs signature\n.push(value : any) : collection\n```\n';

const command = (signature: string) =>
  `---\nkind: command\n---\n\n\`\`\`qs signature\n${signature}\n\`\`\`\n`;

const siteDir = temporaryFolder({
  'versions.json': '["1.0"]',
  'docs/language/CollectionClass.md': `---\nkind: class\n---\n\n${member}`,
  'docs/language/commands/length.md': command('length(aString : string) : integer'),
  'docs/language/commands/logEvent.md': command('logEvent(message : string)'),
  'versioned_docs/version-1.0/language/commands/length.md': command(
    'length(aString : string) : integer',
  ),
});

const CodeSample = ({html}: {html: string}) =>
  createElement('pre', {dangerouslySetInnerHTML: {__html: html}});

/** Returns the linked names, each with its target. */
async function links(lines: string[], folder = 'docs'): Promise<string[]> {
  const html = await renderPage(
    ['```qs', ...lines, '```'].join('\n'),
    [[samples, {siteDir}], codeBlocks],
    path.join(siteDir, folder, 'guides/page.md'),
    {CodeSample},
  );
  return [...html.matchAll(/<a[^>]*?(?: data-in="([^"]*)")?>([^<]*)</g)].map(
    ([, target = 'commands', name = '']) => `${target} ${name}`,
  );
}

const sample = ['var c : collection', 'c.push(length("a"))', 'logEvent("b")'];

test('links names to their documentation in the same version', async () => {
  expect(await links(sample)).toEqual([
    'CollectionClass push',
    'commands length',
    'commands logEvent',
  ]);
});

test("doesn't link a name that the version lacks", async () => {
  expect(await links(sample, 'versioned_docs/version-1.0')).toEqual(['commands length']);
});

test('links names below a highlight comment', async () => {
  const marked = ['var c : collection', '// highlight-next-line', 'c.push(1)'];
  expect(await links(marked)).toEqual(['CollectionClass push']);
});

test('finds no names on a page outside the versions', async () => {
  expect(await links(sample, 'src/pages')).toEqual([]);
});

const ownSite = path.join(import.meta.dirname, '../..');

const Marks = ({run = 'none', definition = 'none'}: {run?: string; definition?: string}) =>
  createElement('pre', {}, `${run} ${definition}`);

/** Returns the operator precedence and the definition of each sample. */
async function marks(fences: string[], folder = 'docs'): Promise<string[]> {
  const html = await renderPage(
    fences.join('\n\n'),
    [[samples, {siteDir: ownSite}], codeBlocks],
    path.join(ownSite, folder, 'language/commands/page.md'),
    {CodeSample: Marks},
  );
  return [...html.matchAll(/<pre>([^<]*)</g)].map(([, text = '']) => text);
}

const fence = (code: string, meta = '') => `\`\`\`qs ${meta}\n${code}\n\`\`\``;
const method = fence(
  'declare (n : integer) -> result : integer\nresult = n * 2',
  'title="twice.4qs"',
);

test('samples that have a result are marked', async () => {
  const fences = [method, fence('x = twice(4)'), fence('x = unknown'), fence('x = 1', 'fragment')];
  expect(await marks(fences)).toEqual(['byLevel twice', 'byLevel none', 'none none', 'none none']);
  expect(await marks([fence('x = 1')], 'versioned_docs/version-1.0.0')).toEqual([
    'leftToRight none',
  ]);
});

test('definitions are marked only for samples that run', async () => {
  expect(await marks([fence('function f()\n\treturn 1', 'title="A.4qs"')])).toEqual(['none none']);
});
