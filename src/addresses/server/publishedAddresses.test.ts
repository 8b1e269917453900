import {expect, test} from 'vitest';
import {createWritersSite, validPage} from '../../../tests/support/writersSite';
import type {AddressRules} from '../fixAddress';
import {lostAddresses, publishedAddresses} from './publishedAddresses';
import {readSite} from '../../content/site';

const writers = createWritersSite({
  'docs/faq.md': validPage('Text.'),
  'tests/build/routes/next.txt': 'faq\nold\n',
  'tests/build/routes/2.0.0.txt': 'faq\nolder\n',
  'src/content/retired/0.0.9.json': JSON.stringify({
    version: '0.0.9',
    names: [],
    routes: ['faq', 'oldest'],
  }),
});

const rules: AddressRules = {
  baseUrl: '/docs/',
  latest: '2.0.0',
  others: ['next', '0.1.0'],
  retired: ['0.0.9'],
  moved: [['next/old', 'next/faq']],
};

test('finds published paths that no page or redirect serves', () => {
  const published = publishedAddresses(readSite(writers.directory), rules);
  expect(published).toHaveLength(6);
  const known = new Set(['/docs/next/faq', '/docs/faq']);
  expect(lostAddresses(published, rules, known)).toEqual(['/docs/older', '/docs/0.0.9/oldest']);
});
