import {expect, test} from 'vitest';
import {testSite} from '../../../tests/support/testSite';
import {linkAddress} from './linkAddress';

const site = testSite({next: {}, '2.0.0': {}, '1.0.0': {}});

test.each([
  ['rest/quotas.md#errors', '/site/docs/faq.md', '/docs/next/rest/quotas#errors'],
  ['../faq.md', '/site/versioned_docs/version-2.0.0/rest/quotas.md', '/docs/faq'],
  ['%24filter.md', '/site/versioned_docs/version-1.0.0/api/x.md', '/docs/1.0.0/api/$filter'],
  ['../README.md', '/site/docs/faq.md', '../README.md'],
])('%s in %s points to %s', (url, source, address) => {
  expect(linkAddress(url, source, site, '/docs/')).toBe(address);
});
