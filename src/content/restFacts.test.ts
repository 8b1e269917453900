import {expect, test} from 'vitest';
import {testVersion} from '../../tests/support/testSite';
import {restFactsOf} from './restFacts';

test('knows the parameters in page names and inline code, and the methods', () => {
  const version = testVersion('next', {
    'api/$top$limit.md': 'A GET takes `$top=10&$params=…`.\n\n```http\nPATCH /rest/$sample\n```\n',
    'other.md': 'A POST takes `$foo`.',
  });
  const {parameters, methods} = restFactsOf(version);
  expect([...parameters]).toEqual(['$top', '$limit', '$params']);
  expect([...methods]).toEqual(['GET']);
});
