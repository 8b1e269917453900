import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {Searcher} from '../../src/search/engine/answer';
import {readBuiltIndex} from '../support/builtIndex';
import {latest, versions} from '../support/versions';
import {readBuilt} from './builtPages';
import {readRows} from '../support/readRows';

/** Routes are relative to the latest version. */
const journeys = readRows('tests/build/journeys.tsv').map(
  ([question = '', query = '', rank = '', answers = '', clicks = '']) => {
    return {question, query, rank, answers: answers.split(' '), clicks: clicks.split(' ')};
  },
);

const tag = versions.find(({label}) => label === latest)?.name ?? '';
const searcher = new Searcher(readBuiltIndex(`docs-default-${tag}`).file);

describe.each(journeys)('$question', ({query, answers, rank, clicks}) => {
  test('one of the first hits links to the answer', () => {
    const hits = searcher.answer(query, 8).hits.map(({document}) => document.sectionRoute);
    const index = hits.findIndex((route) => answers.includes(route.replace('/docs/', '')));
    expect(index, hits.join()).toBeGreaterThanOrEqual(0);
    expect(index).toBeLessThan(Number(rank));
  });

  test('links lead to the answer', () => {
    for (const [index, target] of clicks.entries()) {
      const [route = ''] = (clicks[index - 1] ?? '').split('#');
      const fragment = /#.*/.exec(target)?.[0] ?? '#';
      const page = load(readBuilt(`${route || 'index'}.html`));
      const hrefs = page('a')
        .toArray()
        .map((link) => page(link).attr('href'));
      const accepted = [`/docs/${target}`, ...(target.startsWith(`${route}#`) ? [fragment] : [])];
      expect(
        hrefs.filter((href) => accepted.includes(href ?? '')),
        `${route} to ${target}`,
      ).not.toEqual([]);
    }
    expect(answers).toContain(clicks.at(-1));
  });
});
