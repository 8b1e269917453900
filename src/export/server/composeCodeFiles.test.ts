import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {content, doc, site} from '../../../tests/support/exportedContent';
import {invalidateSite} from '../../content/site';
import {briefs} from './briefs';
import {exportSite} from './exportSite';

let siteDir: string;

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'export-'));
  fs.writeFileSync(path.join(siteDir, 'versions.json'), '[]');
  fs.mkdirSync(path.join(siteDir, 'docs'));
  ['faq', 'abs'].forEach((name) =>
    fs.writeFileSync(path.join(siteDir, `docs/${name}.md`), 'Text.\n'),
  );
});

afterAll(() => {
  fs.rmSync(siteDir, {recursive: true});
});

test.each([
  ['a large class', 'Enough words for a large page. '.repeat(1000), 'Bag', 'Bag (size, [index])'],
  ['a short class', '', 'Pot', 'Each member of Pot.'],
])(
  'also writes a file for each member of %s, and links to these files',
  (_, intro, name, listed) => {
    const member = (name: string) =>
      `## \`${name}\`\n\n\`\`\`qs signature\n${name} : integer\n\`\`\`\n\n| | Type | |\n|---|---|---|\n| Result | integer | result |\n\nCounts what ${name} holds.\n`;
    const file = path.join(siteDir, `docs/language/${name}Class.md`);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(
      file,
      `---\nkind: class\n---\n\n${intro}\n\n${member('.size()')}\n${member('[index]')}`,
    );
    const page = {
      ...doc(`language/${name}Class`, name, '/docs/', 'docs'),
      description: 'What bags do.',
    };
    const [version] = content.loadedVersions;
    const large = {
      loadedVersions: [{...version, docs: [page], sidebars: {}}],
    } as unknown as LoadedContent;
    const files = exportSite(large, siteDir, site).files();
    const folder = `https://site.example/docs/language/classes/${name}`;
    expect(files.get(`/docs/language/${name}Class.md`)).toContain(
      `by its name: <${folder}/size.md>\n`,
    );
    expect(files.get(`/docs/language/classes/${name}/size.md`)).toMatch(
      /^# (?:Bag|Pot)\.size\(\)\n\nVersion .*Class#size>\n\nThis is about .*\n\nTo write code, .*reference-0\.2\.0\.json>\. .*`qodly-check --version 0\.2\.0`.*\n\n```qs\n\.size\(\) : integer\n[^]*Counts what \.size\(\) holds\.\n$/,
    );
    expect(files.get('/docs/llms.txt')).toContain(
      `## More, by member: ${name}\n\n- [Members](https://site.example/docs/llms/more-by-member-${name.toLowerCase()}.txt): ${listed}\n`,
    );
    expect(files.get(`/docs/llms/more-by-member-${name.toLowerCase()}.txt`)).toContain(
      `## ${name}\n\n- [${name}.size()](${folder}/size.md): Counts what .size() holds.\n- [${name}[index]](${folder}/index.md): Counts`,
    );
  },
);

test('the index begins with the files to read before writing code, and lists the language first', () => {
  const [version] = content.loadedVersions;
  const code = doc('language/basics/lang-classes', 'Classes', '/docs/', 'docs');
  const file = path.join(siteDir, 'docs/language/basics/lang-classes.md');
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const sections = briefs[0]?.sections['language/basics/lang-classes'] ?? [];
  const anchors = sections.map((section) =>
    typeof section === 'string' ? section : String(section.anchor),
  );
  const text = anchors.map((anchor) => `## ${anchor}\n\nAll about ${anchor}.\n`).join('\n');
  fs.writeFileSync(file, text);
  const tour = doc('language/basics/lang-quicktour', 'Tour', '/docs/', 'docs');
  fs.writeFileSync(
    path.join(siteDir, 'docs/language/basics/lang-quicktour.md'),
    '## What differs from JavaScript\n\nMuch.\n\n## Recipes\n\nNone yet.\n',
  );
  const sidebars = {
    Studio: [{type: 'doc', id: 'faq'}],
    Language: [code, tour].map(({id}) => ({type: 'doc', id})),
  };
  const docs = {
    loadedVersions: [{...version, docs: [...(version?.docs ?? []), code, tour], sidebars}],
  } as unknown as LoadedContent;
  const files = exportSite(docs, siteDir, site).files();
  const index = files.get('/docs/llms.txt') as string;
  expect(index.match(/^## .*/gm)).toEqual([
    '## To write QodlyScript',
    '## Language',
    '## Studio',
    '## More',
  ]);
  expect(index).toContain(
    '\n- In full: [Tour](https://site.example/docs/language/basics/lang-quicktour.md), [Classes](https://site.example/docs/language/basics/lang-classes.md)\n',
  );
  expect(index).toContain(
    '\n1. [QodlyScript in brief](https://site.example/docs/llms/qodlyscript.txt): ',
  );
  expect(files.get('/docs/llms/qodlyscript.txt')).toContain(
    '\n## Classes\n\n### create-a-class\n\nAll about create-a-class.\n',
  );
  expect(index).toContain('<https://site.example/docs/reference-0.2.0.json>');
  expect(index).toContain('qodly-check --version 0.2.0');
});

test('writes a file for each link in the list of recipes, and throws for a broken one', () => {
  const [version] = content.loadedVersions;
  const tour = doc('language/basics/lang-quicktour', 'Tour', '/docs/', 'docs');
  const write = (anchor: string) => {
    const folder = path.join(siteDir, 'docs/language/basics');
    fs.mkdirSync(folder, {recursive: true});
    fs.writeFileSync(
      path.join(folder, 'lang-quicktour.md'),
      `## What differs from JavaScript\n\nMuch.\n\n## Recipes\n\n[Bake](../../bread.md#${anchor})\n`,
    );
    invalidateSite(siteDir);
  };
  fs.writeFileSync(
    path.join(siteDir, 'docs/bread.md'),
    '## Bake bread\n\nMix.\n\n### Oven\n\nHeat.\n\n## Eat\n\nSlice.\n',
  );
  const docs = {
    loadedVersions: [
      {...version, docs: [tour, doc('bread', 'Bread', '/docs/', 'docs')], sidebars: {}},
    ],
  } as unknown as LoadedContent;
  write('bake-bread');
  const files = exportSite(docs, siteDir, site).files();
  expect(files.get('/docs/llms/qodlyscript.txt')).toContain(
    '\n- https://site.example/docs/llms/recipe-bake-bread.txt\n',
  );
  expect(files.get('/docs/llms/recipe-bake-bread.txt')).toMatch(
    /^# Bake bread \(Qodly 0\.2\.0\)\n\nThis is about .*\n\nMix\.\n\n### Oven\n\nHeat\.\n$/,
  );
  write('fry');
  expect(() => exportSite(docs, siteDir, site).files()).toThrow('bread#fry');
});

test('lists members in files that are short enough to read', () => {
  const [version] = content.loadedVersions;
  const names = ['Box', 'Cup', 'Jar'];
  const docs = names.map((name) => {
    const file = path.join(siteDir, `docs/language/${name}Class.md`);
    const members = Array.from(
      {length: 120},
      (_, index) =>
        `## \`.m${index}()\`\n\n\`\`\`qs signature\n.m${index}()\n\`\`\`\n\nDoes what its name says, and nothing else.\n`,
    );
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, `---\nkind: class\n---\n\n${members.join('\n')}`);
    return doc(`language/${name}Class`, name, '/docs/', 'docs');
  });
  const all = {loadedVersions: [{...version, docs, sidebars: {}}]} as unknown as LoadedContent;
  const lists = [...exportSite(all, siteDir, site).files()].filter(([pathname]) =>
    pathname.includes('by-member'),
  );
  expect(lists.length).toBeGreaterThan(1);
  expect(lists.filter(([, text]) => text.length > 35_000)).toEqual([]);
  expect(
    lists
      .map(([, text]) => text)
      .join('\n')
      .match(/^## \w+$/gm),
  ).toEqual(names.map((name) => `## ${name}`));
});
