import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {defaultOptions, validateOptions, type Options} from './options';

function validate(options: object): Options {
  return validateOptions({options, validate: normalizePluginOptions} as OptionValidationContext<
    Partial<Options> | undefined,
    Options
  >);
}

test('fills in the defaults', () => {
  expect(validate({})).toMatchObject(defaultOptions);
  expect(validate({boosts: {title: 9}}).boosts).toEqual({...defaultOptions.boosts, title: 9});
});

test.each<[object, RegExp]>([
  [{boosts: {heading: 2}}, /"boosts\.heading" is not allowed/],
  [{boosts: {title: 0}}, /"boosts\.title" must be a positive number/],
  [{b: 2}, /"b" must be less than or equal to 1/],
  [{k1: -1}, /"k1" must be greater than or equal to 0/],
  [{maxResults: 0}, /"maxResults" must be greater than or equal to 1/],
  [{stopWords: 'the'}, /"stopWords" must be an array/],
  [{languages: ['fr']}, /"languages\[0\]" must be \[en\]/],
  [{panelPlacement: 'middle'}, /"panelPlacement" must be one of \[start, end, full-width/],
  [{insights: {apiKey: 'key'}}, /"insights\.applicationId" is required/],
  [{indexBlog: true}, /"indexBlog" is not allowed/],
])('rejects %j', (options, message) => {
  expect(() => validate(options)).toThrow(message);
});
