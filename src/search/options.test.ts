import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {validateOptions, type Options} from './options';

function validate(options: object): Options {
  return validateOptions({options, validate: normalizePluginOptions} as OptionValidationContext<
    Partial<Options> | undefined,
    Options
  >);
}

test('fills in the defaults', () => {
  expect(validate({})).toMatchObject({maxResults: 8, panelPlacement: 'input-wrapper-width'});
});

test.each<[object, RegExp]>([
  [{maxResults: 0}, /"maxResults" must be greater than or equal to 1/],
  [{panelPlacement: 'middle'}, /"panelPlacement" must be one of \[start, end, full-width/],
  [{insights: {apiKey: 'key'}}, /"insights\.applicationId" is required/],
  [{indexBlog: true}, /"indexBlog" is not allowed/],
])('rejects %j', (options, message) => {
  expect(() => validate(options)).toThrow(message);
});
