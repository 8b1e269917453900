import {expect, test} from 'vitest';
import {readEnvironment} from './environment';

const defaults = {
  siteUrl: 'https://developer.qodly.com',
  baseUrl: '/docs/',
  isPreview: false,
  feedbackRepository: 'qodly/docs',
};

test('variables that are empty count as unset', () => {
  const empty = {SITE_URL: '', BASE_URL: '', PREVIEW: '', FEEDBACK_REPOSITORY: ''};
  expect(readEnvironment(empty)).toEqual(defaults);
  expect(readEnvironment({})).toEqual(defaults);
});

test.each([
  ['/', '/'],
  ['x/docs', '/x/docs/'],
  ['/x/docs/', '/x/docs/'],
  ['//docs//', '/docs/'],
])('the base path %s is %s', (BASE_URL, baseUrl) => {
  expect(readEnvironment({BASE_URL}).baseUrl).toBe(baseUrl);
});

test('an origin may end in a slash', () => {
  expect(readEnvironment({SITE_URL: 'http://localhost:8080/'}).siteUrl).toBe(
    'http://localhost:8080',
  );
});

test.each([
  [{SITE_URL: 'docs.example.com'}, 'SITE_URL is "docs.example.com". Write an origin'],
  [{SITE_URL: 'https://example.com/docs'}, 'the path goes into BASE_URL'],
  [{SITE_URL: 'javascript:alert(1)'}, 'SITE_URL is'],
  [{BASE_URL: 'https://example.com/docs/'}, 'BASE_URL is'],
  [{BASE_URL: '/\\evil.example/'}, 'BASE_URL is'],
  [{BASE_URL: '/../'}, 'BASE_URL is'],
  [{PREVIEW: 'yes'}, 'PREVIEW is "yes". Write 1'],
  [{FEEDBACK_REPOSITORY: 'https://github.com/qodly/docs'}, 'Write owner/name'],
])('%o is refused', (variables, message) => {
  expect(() => readEnvironment(variables)).toThrow(message);
});
