import {expect, test} from 'vitest';
import {Searcher} from '../../src/search/engine/answer';
import {platformQueries} from '../bench/platformQueries';
import {rankOf, summarize} from '../bench/score';
import {readBuiltIndex} from '../support/builtIndex';
import {latest} from '../support/versions';

/** Minimum proportion of queries with a correct answer among the first three results. */
const minRate = 0.85;

test("queries in other platforms' terms have a correct answer among the first three", () => {
  const searcher = new Searcher(readBuiltIndex(`docs-default-${latest}`).file);
  const ranks = platformQueries.map((query) =>
    rankOf(
      query,
      searcher
        .answer(query.query, 8)
        .hits.map(({document}) => document.sectionRoute.replace('/docs/', '')),
    ),
  );
  const {first, firstThree, meanReciprocalRank} = summarize(ranks);
  console.log(
    `${ranks.length} queries in other platforms' terms: first ${first}, first three ${firstThree}, MRR ${meanReciprocalRank.toFixed(3)}`,
  );
  expect(firstThree).toBeGreaterThanOrEqual(minRate);
});
