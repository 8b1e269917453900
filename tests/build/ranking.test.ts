import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {expect, test} from 'vitest';
import {Searcher} from '../../src/search/engine/answer';
import {hasArrow, type KnownSignature} from '../../src/search/engine/typeQuery/parseTypeQuery';
import {signaturesFile} from '../../src/search/shared/files';
import {readQueries, type BenchQuery, type QuerySet} from '../bench/readQueries';
import {readBuiltIndex} from '../support/builtIndex';
import {latest} from '../support/versions';
import {buildDir} from './builtPages';

const tag = `docs-default-${latest}`;
const {file} = readBuiltIndex(tag);
const searcher = new Searcher(file);
const signaturesText = fs.readFileSync(
  path.join(buildDir, signaturesFile(tag, file.files.signatures)),
  'utf8',
);
const signatures = JSON.parse(signaturesText) as KnownSignature[];

/** Maximum size, in bytes, of the file that loads when a reader types an arrow. */
const signaturesBudget = 12_000;

/**
 * Minimum shares of queries whose correct answer comes first, and is among the first three: a few points
 * below the figures when they were set, to tolerate reworded pages. The third figure is the mean reciprocal rank.
 */
const floors: Record<QuerySet, [first: number, firstThree: number, reciprocal?: number]> = {
  general: [0.93, 0.98, 0.955],
  hard: [0.87, 0.95],
  heldOut: [0.85, 0.95],
  blind: [0.93, 0.95],
  questions: [0.68, 0.83],
  platform: [0.68, 0.87],
  types: [0.9, 0.97],
  words: [0.77, 0.9],
};

const sets = Object.keys(floors) as QuerySet[];

/** Returns the sections that search finds, relative to the version. */
function find(query: string): string[] {
  const {hits} = hasArrow(query)
    ? searcher.answerByType(query, signatures, 8)
    : searcher.answer(query, 8);
  return hits.map(({document}) => document.sectionRoute.replace('/docs/', ''));
}

test.each(sets)('queries have correct answers at the top: %s', (set) => {
  const queries = readQueries(set).filter(({answers}) => answers.length > 0);
  const ranks = queries.map((query) => rankOf(query, find(query.query)));
  const shareOfFirst = (limit: number) =>
    ranks.filter((rank) => rank > 0 && rank <= limit).length / ranks.length;
  const reciprocals = ranks.map((rank) => (rank > 0 ? 1 / rank : 0));
  const reciprocal = reciprocals.reduce((sum, value) => sum + value, 0) / ranks.length;
  const [first, firstThree] = [shareOfFirst(1), shareOfFirst(3)];
  console.log(`${set}, ${ranks.length} queries: first ${first}, first three ${firstThree}`);
  if (set === 'general') {
    // The other sets must stay unseen.
    const missed = queries.flatMap(({query}, i) =>
      ranks[i] === 1 ? [] : [`${ranks[i]}: ${query}`],
    );
    console.log(`rank and query, if not first:\n${missed.join('\n')}`);
  }
  const [minFirst, minFirstThree, minReciprocal = 0] = floors[set];
  expect(first).toBeGreaterThanOrEqual(minFirst);
  expect(firstThree).toBeGreaterThanOrEqual(minFirstThree);
  expect(reciprocal).toBeGreaterThanOrEqual(minReciprocal);
});

/** Returns the one-based rank of the first route that is a correct answer; 0 if there is none. */
function rankOf({answers}: BenchQuery, routes: readonly string[]): number {
  // An answer with an anchor is a section; others are pages.
  return (
    1 +
    routes.findIndex(
      (route) => answers.includes(route) || answers.includes(route.replace(/#.*/, '')),
    )
  );
}

test('the signatures are small', () => {
  expect(zlib.brotliCompressSync(signaturesText).length).toBeLessThan(signaturesBudget);
});

test('the query sets name existing pages and sections', () => {
  const routes = file.documents.map(({sectionRoute}) => sectionRoute.replace('/docs/', ''));
  const known = new Set(routes.flatMap((route) => [route, route.replace(/#.*/, '')]));
  const answers = sets.flatMap(readQueries).flatMap((query) => query.answers);
  expect(answers.filter((answer) => !known.has(answer))).toEqual([]);
});

test('the query sets share no query with the held-out and blind sets', () => {
  const queriesOf = (...names: QuerySet[]) =>
    names.flatMap(readQueries).map(({query}) => query.toLowerCase());
  const known = new Set(queriesOf('general', 'hard'));
  const unseen = queriesOf('heldOut', 'blind', 'questions');
  expect(unseen.filter((query) => known.has(query))).toEqual([]);
  expect(new Set(unseen).size).toBe(unseen.length);
});
