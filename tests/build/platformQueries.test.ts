import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {Searcher} from '../../src/search/engine/answer';
import {indexFile} from '../../src/search/shared/files';
import type {SearchIndexFile} from '../../src/search/shared/types';
import {platformQueries} from '../bench/platformQueries';
import {placeOf, summarize} from '../bench/score';
import {latest} from '../support/versions';
import {buildDir} from './emittedRoutes';

/** Of the queries in words of other platforms, that have a right answer among the first three. */
const wantedShare = 0.85;

test('a query in words of another platform has a right answer among the first three', () => {
  const text = fs.readFileSync(path.join(buildDir, indexFile(`docs-default-${latest}`)), 'utf8');
  const searcher = new Searcher(JSON.parse(text) as SearchIndexFile);
  const places = platformQueries.map((query) =>
    placeOf(
      query,
      searcher
        .answer(query.query, 8)
        .hits.map(({document}) => document.sectionRoute.replace('/docs/', '')),
    ),
  );
  const {first, firstThree, meanReciprocalRank} = summarize(places);
  console.log(
    `${places.length} queries of other platforms: first ${first}, first three ${firstThree}, MRR ${meanReciprocalRank.toFixed(3)}`,
  );
  expect(firstThree).toBeGreaterThanOrEqual(wantedShare);
});
