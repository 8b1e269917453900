import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {other, pageWith} from '../support/versions';
import {readBuilt} from './builtPages';
import {readRows} from '../support/readRows';

test.each(readRows('tests/build/pageParts.tsv'))(
  '%s',
  (_, place = '', selectorAndAttribute = '', texts = '') => {
    const [, source] = /^with (.*)/.exec(place) ?? [];
    const route = source ? pageWith(source)?.route : place.replace('OLDEST', other);
    const [selector = '', attribute] = selectorAndAttribute.split(' @');
    const page = load(readBuilt(`${route}.html`));
    const found = page(selector)
      .toArray()
      .map((element) => (attribute ? page(element).attr(attribute) : page(element).text()) ?? '');
    const expected = texts === '(none)' ? [] : texts.replaceAll('OLDEST', other).split(' | ');
    expect(found).toHaveLength(expected.length);
    for (const [index, text] of expected.entries()) {
      const [, pattern] = /^\/(.*)\/$/.exec(text) ?? [];
      expect(found[index]).toEqual(pattern ? expect.stringMatching(pattern) : text);
    }
  },
);
