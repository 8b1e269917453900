import path from 'node:path';
import {createElement} from 'react';
import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import {temporaryFolder} from '../../tests/support/temporaryFolder';
import referenceChanges from './referenceChanges';
import versionNotes from './versionNotes';

function command(signature: string): string {
  return `---\ntitle: a\nkind: command\ndescription: Does it.\n---\n\nDoes it.\n\n\`\`\`qs signature\n${signature}\n\`\`\`\n`;
}

function classPage(...members: string[]): string {
  const sections = members.map(
    (name) =>
      `## \`.${name}()\`\n\n\`\`\`qs signature\n.${name}() : object\n\`\`\`\n\nReturns ${name}.`,
  );
  return ['---\ntitle: Signal\nkind: class\n---', 'A signal.', ...sections].join('\n\n');
}

const oldTree = {
  'language/commands/sign.md': command('sign(message : string)'),
  'language/commands/gone.md': command('gone()'),
  'language/SignalClass.md': classPage('wait'),
};

const newTree = {
  'language/commands/sign.md': command('sign(message : string)\nsign(message : blob)'),
  'language/commands/fresh.md': command('fresh() : date'),
  'language/SignalClass.md': classPage('wait', 'trigger'),
  'language/EventClass.md': classPage('send').replace('title: Signal', 'title: Event'),
};

const inTree = (tree: string, pages: Record<string, string>) =>
  Object.fromEntries(Object.entries(pages).map(([page, source]) => [`${tree}/${page}`, source]));

const siteDir = temporaryFolder({
  'versions.json': '["0.2.0", "0.1.0"]',
  ...inTree('docs', newTree),
  ...inTree('versioned_docs/version-0.2.0', newTree),
  ...inTree('versioned_docs/version-0.1.0', oldTree),
});

const components = {
  Since: ({version}: {version: string}) => createElement('b', {}, `since ${version}`),
  Changed: ({version, children}: {version: string; children: never}) =>
    createElement('i', {}, `changed ${version}: `, children),
};

async function render(page: string, source: string, tree = 'docs'): Promise<string> {
  const html = await renderPage(
    source.replace(/^---[\s\S]*?---\n/, ''),
    [
      [versionNotes, {siteDir}],
      [referenceChanges, {siteDir}],
    ],
    path.join(siteDir, tree, page),
    components,
  );
  return html.replace(/<(?!\/?(?:[bi]|code|a|td|h2)\b)[^>]+>/g, '');
}

test('a page says the version that introduced a command', async () => {
  const page = 'language/commands/fresh.md';
  expect(await render(page, newTree[page])).toMatch(/^<b>since 0\.2\.0<\/b>\s*Does it\./);
});

test('a page says the changes to its signature, below what it does', async () => {
  const page = 'language/commands/sign.md';
  expect(await render(page, newTree[page])).toMatch(
    /^Does it\.\s*<i>changed 0\.2\.0: <code>message<\/code> can also be <code>blob<\/code>\.<\/i>/,
  );
});

test('a page says the version that introduced a member, unless it came with its class', async () => {
  const signal = await render('language/SignalClass.md', newTree['language/SignalClass.md']);
  expect(signal.match(/since/g)).toHaveLength(1);
  expect(signal).toMatch(/trigger\(\)<\/code><\/h2>\s*<b>since 0\.2\.0/);
  const event = await render('language/EventClass.md', newTree['language/EventClass.md']);
  expect(event.match(/since/g)).toHaveLength(1);
  expect(event).toMatch(/^<b>since 0\.2\.0/);
});

test('a page says nothing in the oldest version', async () => {
  const page = 'language/commands/sign.md';
  expect(await render(page, oldTree[page], 'versioned_docs/version-0.1.0')).not.toMatch(
    /since|changed/,
  );
});

test('a page says nothing that its text already says', async () => {
  const fresh = 'language/commands/fresh.md';
  const own = `${newTree[fresh]}\n<Since version="0.2.0"/>\n`;
  expect((await render(fresh, own)).match(/since/g)).toHaveLength(1);
  const sign = 'language/commands/sign.md';
  const ownChange = `${newTree[sign]}\n## Notes\n\n<Changed version="0.2.0">Blobs.</Changed>\n`;
  expect((await render(sign, ownChange)).match(/changed/g)).toHaveLength(1);
});

const between = (from: string, to: string) => `<ReferenceChanges from="${from}" to="${to}"/>`;

test('<ReferenceChanges> lists new, changed, and removed names, with links to those in this version', async () => {
  const html = await render('notes/0.2.0.md', between('0.1.0', '0.2.0'));
  expect(html).toContain('<code>fresh()</code></a> (command): Does it.');
  expect(html).toMatch(
    /<code>Signal<\/code><\/a>\s*<a href="\.\.\/language\/SignalClass\.md#trigger"[^>]*><code>\.trigger\(\)<\/code>/,
  );
  expect(html).toContain(
    '<code>sign()</code></a>: <code>message</code> can also be <code>blob</code>.',
  );
  expect(html).toContain('<code>gone()</code> (command): Does it.');
});

test('<ReferenceChanges> reports that nothing has changed', async () => {
  expect(await render('notes/0.3.0.md', between('0.2.0', 'next'))).toBe(
    'The next reference has the same commands, classes, members, and constants as the 0.2.0 reference, with the same signatures.',
  );
});
