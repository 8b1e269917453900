import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {parseTypeQuery} from '../../src/search/engine/typeQuery/parseTypeQuery';
import {rankSignatures} from '../../src/search/engine/typeQuery/rankSignatures';
import {readSignatures} from '../../src/search/engine/typeQuery/readSignatures';
import {
  indexFile,
  manifestFile,
  signaturesFile,
  type SearchManifest,
} from '../../src/search/shared/files';
import type {ServedIndex} from '../../src/search/shared/types';
import {rankOf, summarize} from '../bench/score';
import {typeQueries} from '../bench/typeQueries';
import {latest, versions} from '../support/versions';
import {buildDir} from './emittedRoutes';

/** Maximum size, in bytes, of the file that loads when a reader types an arrow. */
const signaturesBudget = 12_000;

/** Minimum proportion of signature queries with a correct answer among the first three results. */
const minRate = 0.95;

function read(file: string): string {
  return fs.readFileSync(path.join(buildDir, file), 'utf8');
}

function readIndex(tag: string): ServedIndex {
  const manifest = JSON.parse(read(manifestFile)) as SearchManifest;
  return JSON.parse(read(indexFile(tag, manifest[tag]))) as ServedIndex;
}

describe.each(versions.map(({name}) => `docs-default-${name}`))('%s', (tag) => {
  const {documents, files} = readIndex(tag);
  const text = read(signaturesFile(tag, files.signatures));

  test('has small type signatures, only for commands and members', () => {
    const size = zlib.brotliCompressSync(text).length;
    console.log(`${tag}: ${size} bytes of signatures, brotli`);
    expect(size).toBeLessThan(signaturesBudget);
    const {signatures} = readSignatures(JSON.parse(text));
    expect(signatures.length).toBeGreaterThan(600);
    expect(
      signatures.filter(({id}) => !['command', 'member'].includes(documents[id]?.kind ?? '')),
    ).toEqual([]);
  });
});

test('signature queries have a correct answer among the first three', () => {
  const tag = `docs-default-${latest}`;
  const {documents, files} = readIndex(tag);
  const known = readSignatures(JSON.parse(read(signaturesFile(tag, files.signatures))));
  const ranks = typeQueries.map((query) => {
    const parsed = parseTypeQuery(query.query, [...known.labels.keys()]);
    const hits = 'query' in parsed ? rankSignatures(parsed.query, known, documents, 8) : [];
    return rankOf(
      query,
      hits.map(({document}) => document.sectionRoute.replace('/docs/', '')),
    );
  });
  const {first, firstThree, meanReciprocalRank} = summarize(ranks);
  console.log(
    `${ranks.length} signature queries: first ${first}, first three ${firstThree}, MRR ${meanReciprocalRank.toFixed(3)}`,
  );
  expect(typeQueries).toHaveLength(40);
  expect(firstThree).toBeGreaterThanOrEqual(minRate);
});

test('every answer to a signature query is a section', () => {
  const {documents} = readIndex(`docs-default-${latest}`);
  const routes = new Set(documents.map(({sectionRoute}) => sectionRoute.replace('/docs/', '')));
  const missing = typeQueries
    .flatMap(({answers}) => answers)
    .filter((answer) => !routes.has(answer));
  expect(missing).toEqual([]);
});
