import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {parseShape} from '../../src/search/engine/shapes/parseShape';
import {rankShapes} from '../../src/search/engine/shapes/rankShapes';
import {readShapes} from '../../src/search/engine/shapes/readShapes';
import {
  indexFile,
  manifestFile,
  shapesFile,
  type SearchManifest,
} from '../../src/search/shared/files';
import type {ServedIndex} from '../../src/search/shared/types';
import {rankOf, summarize} from '../bench/score';
import {typeQueries} from '../bench/typeQueries';
import {latest, versions} from '../support/versions';
import {buildDir} from './emittedRoutes';

/** The file is loaded when a reader types an arrow. */
const shapesBudget = 12_000;

/** Minimum share of the queries by type with a right answer among the first three results. */
const wantedShare = 0.95;

function read(file: string): string {
  return fs.readFileSync(path.join(buildDir, file), 'utf8');
}

function readIndex(tag: string): ServedIndex {
  const manifest = JSON.parse(read(manifestFile)) as SearchManifest;
  return JSON.parse(read(indexFile(tag, manifest[tag]))) as ServedIndex;
}

describe.each(versions.map(({name}) => `docs-default-${name}`))('%s', (tag) => {
  const {documents, files} = readIndex(tag);
  const text = read(shapesFile(tag, files.shapes));

  test('has small type signatures, of documents with a kind', () => {
    const size = zlib.brotliCompressSync(text).length;
    console.log(`${tag}: ${size} bytes of shapes, brotli`);
    expect(size).toBeLessThan(shapesBudget);
    const {shapes} = readShapes(JSON.parse(text));
    expect(shapes.length).toBeGreaterThan(600);
    expect(
      shapes.filter(({id}) => !['command', 'member'].includes(documents[id]?.kind ?? '')),
    ).toEqual([]);
  });
});

test('a query by type has a right answer among the first three', () => {
  const tag = `docs-default-${latest}`;
  const {documents, files} = readIndex(tag);
  const known = readShapes(JSON.parse(read(shapesFile(tag, files.shapes))));
  const ranks = typeQueries.map((query) => {
    const parsed = parseShape(query.query, [...known.labels.keys()]);
    const hits = 'query' in parsed ? rankShapes(parsed.query, known, documents, 8) : [];
    return rankOf(
      query,
      hits.map(({document}) => document.sectionRoute.replace('/docs/', '')),
    );
  });
  const {first, firstThree, meanReciprocalRank} = summarize(ranks);
  console.log(
    `${ranks.length} queries by type: first ${first}, first three ${firstThree}, MRR ${meanReciprocalRank.toFixed(3)}`,
  );
  expect(typeQueries).toHaveLength(40);
  expect(firstThree).toBeGreaterThanOrEqual(wantedShare);
});

test('every answer of a query by type is a section', () => {
  const {documents} = readIndex(`docs-default-${latest}`);
  const routes = new Set(documents.map(({sectionRoute}) => sectionRoute.replace('/docs/', '')));
  const missing = typeQueries.flatMap(({answers}) => answers).filter((one) => !routes.has(one));
  expect(missing).toEqual([]);
});
