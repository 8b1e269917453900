import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {Searcher} from '../../src/plugins/search/client/answer';
import {indexFile} from '../../src/plugins/search/shared/files';
import type {SearchDocument, SearchIndexFile} from '../../src/plugins/search/shared/types';

const outDir = path.resolve(import.meta.dirname, '../../build');

/** Of the 400 KB that a first query may fetch, the box and the worker take the rest. */
const indexBudget = 300_000;

describe.each(['docs-default-current', 'docs-default-1.1.0', 'docs-default-1.0.0'])('%s', (tag) => {
  const text = fs.readFileSync(path.join(outDir, indexFile(tag)), 'utf8');
  const file = JSON.parse(text) as SearchIndexFile;
  const searcher = new Searcher(file);

  test('is small', () => {
    expect(zlib.brotliCompressSync(text).length).toBeLessThan(indexBudget);
  });

  test('finds every name first, or behind a homonym, in each spelling', () => {
    const missed = file.documents.flatMap((document) =>
      spellings(document)
        .filter((query) => !isFound(document, query, searcher, file))
        .map((query) => `${query}: ${document.sectionRoute}`),
    );
    expect(missed).toEqual([]);
  });
});

/** The ways in which readers write a name. */
function spellings({kind, sectionTitle, sectionRoute, title}: SearchDocument): string[] {
  const isHead = !sectionRoute.includes('#');
  if (kind === 'command' && isHead) {
    const words = title.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
    return [title, title.toLowerCase(), words.toLowerCase(), `${title}(`, `${title}()`];
  }
  if (kind === 'endpoint' && isHead) {
    return (title.match(/\$\w+/g) ?? []).flatMap((name) => [name, name.slice(1)]);
  }
  const member = kind === 'member' ? /^\.(\w+)(\(\))?$/.exec(sectionTitle) : null;
  if (!member) {
    return [];
  }
  const [, name = '', call = ''] = member;
  const owner = title.slice(0, -sectionTitle.length);
  const lower = owner.charAt(0).toLowerCase() + owner.slice(1);
  return [sectionTitle, `${name}${call}`, `${owner}.${name}`, `${lower}.${name}(`];
}

/** Is the document among the first hits, before which there are only namesakes? */
function isFound(
  {sectionRoute, title, sectionTitle}: SearchDocument,
  query: string,
  searcher: Searcher,
  file: SearchIndexFile,
): boolean {
  const hits = searcher.answer(query, 50).hits.map(({document}) => document);
  const place = hits.findIndex((hit) => hit.sectionRoute === sectionRoute);
  const key = (text: string) => text.toLowerCase().replace(/^.*\.(?=\w)|\W/g, '');
  const namesakes = file.documents.filter((document) => key(document.title) === key(title));
  const isPrecise = query.includes('.') && !query.startsWith('.') && sectionTitle.startsWith('.');
  return place === 0 || (!isPrecise && place > 0 && place <= Math.max(1, namesakes.length - 1));
}
