import {expect, test} from 'vitest';
import {readEnvironment, shownVersions} from './environment';

const defaults = {
  siteUrl: 'https://developer.qodly.com',
  baseUrl: '/docs/',
  isPreview: false,
  feedbackRepository: 'qodly/docs',
  assistants: [],
};

test('treats empty variables as unset', () => {
  const empty = {
    SITE_URL: '',
    BASE_URL: '',
    PREVIEW: '',
    FEEDBACK_REPOSITORY: '',
    ASSISTANTS: '',
  };
  expect(readEnvironment(empty)).toEqual(defaults);
  expect(readEnvironment({})).toEqual(defaults);
});

test.each([
  ['/', '/'],
  ['x/docs', '/x/docs/'],
  ['/x/docs/', '/x/docs/'],
  ['//docs//', '/docs/'],
])('reads the base path %s as %s', (BASE_URL, baseUrl) => {
  expect(readEnvironment({BASE_URL}).baseUrl).toBe(baseUrl);
});

test('accepts an origin that ends with a slash', () => {
  expect(readEnvironment({SITE_URL: 'http://localhost:8080/'}).siteUrl).toBe(
    'http://localhost:8080',
  );
});

test('reads the assistants', () => {
  const chosen = readEnvironment({ASSISTANTS: 'claude, chatgpt'});
  expect(chosen.assistants.map(({label}) => label)).toEqual(['Claude', 'ChatGPT']);
});

test.each([
  [{SITE_URL: 'docs.example.com'}, 'SITE_URL is "docs.example.com". Use an origin'],
  [{SITE_URL: 'https://example.com/docs'}, 'the path goes in BASE_URL'],
  [{SITE_URL: 'javascript:alert(1)'}, 'SITE_URL is'],
  [{BASE_URL: 'https://example.com/docs/'}, 'BASE_URL is'],
  [{BASE_URL: '/\\evil.example/'}, 'BASE_URL is'],
  [{BASE_URL: '/../'}, 'BASE_URL is'],
  [{PREVIEW: 'yes'}, 'PREVIEW is "yes". Use 1'],
  [{FEEDBACK_REPOSITORY: 'https://github.com/qodly/docs'}, 'Use owner/name'],
  [{ASSISTANTS: 'chatgpt,bard'}, 'ASSISTANTS has "bard". Use one or more of: chatgpt, claude'],
  [{ASSISTANTS: 'constructor'}, 'ASSISTANTS has "constructor"'],
])('rejects %o', (variables, message) => {
  expect(() => readEnvironment(variables)).toThrow(message);
});

test('the dev server shows the chosen versions, or all', () => {
  expect(shownVersions({ONLY_VERSIONS: 'next,1.1.0'})).toEqual(['current', '1.1.0']);
  expect(shownVersions({})).toBeUndefined();
});
