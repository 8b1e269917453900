import {expect, test} from 'vitest';
import {Page} from '../content/page';
import {testPageOf, testSite} from '../../tests/support/testSite';
import {admonitions} from './admonitions';
import {bareUrls} from './bareUrls';
import type {Check} from './fault';
import {applyMends} from './mend';
import {productNames} from './productNames';
import {sampleForm} from './sampleForm';
import {markdownStyle} from './style/markdownStyle';
import {wording} from './wording';

function mended(check: Check, source: string): string {
  const page = testPageOf(source);
  return applyMends(source, check(page, testSite({next: {}}))).source;
}

test.each<[Check, string, string]>([
  [wording, 'A.\n\nIn the the text.', 'A.\n\nIn the text.'],
  [wording, 'You can simply call it.', 'You can call it.'],
  [productNames, 'In Javascript and Qodly Script.', 'In JavaScript and QodlyScript.'],
  [
    bareUrls,
    'See https://qodly.com/a and more.',
    'See [qodly.com/a](https://qodly.com/a) and more.',
  ],
  [
    sampleForm,
    '```qs\nif(a)\n  if(b)\n    c()\n  end\nend\n```',
    '```qs\nif(a)\n\tif(b)\n\t\tc()\n\tend\nend\n```',
  ],
  [admonitions, 'A\n\n:::tip Watch out\n\nB\n\n:::', 'A\n\n:::tip[Watch out]\n\nB\n\n:::'],
  [markdownStyle, '## A\nText. \n* b', '## A\n\nText.\n- b\n'],
])('%o: %j is mended', (check, source, result) => {
  expect(mended(check, source)).toBe(result);
});

test.each<[Check, string]>([
  [wording, 'Please note that it fails.'],
  [wording, 'It is just done.'],
  [wording, 'A \\{ the the text.'],
  [sampleForm, '```qs\nif(a)\n  b()\n   c()\nend\n```'],
  [admonitions, ':::beware of it\n\nB\n\n:::'],
])('%o: %j is left to the writer', (check, source) => {
  const page = new Page({file: '/site/docs/page.md', path: 'page.md', source});
  expect(check(page, testSite({next: {}}))).not.toEqual([]);
  expect(mended(check, source)).toBe(source);
});

test('mends that overlap wait for the next round', () => {
  const fault = {line: 1, found: 'a', hint: 'b'};
  const faults = [
    {...fault, mend: {from: 2, to: 4, text: 'x'}},
    {...fault, mend: {from: 0, to: 3, text: 'y'}},
  ];
  expect(applyMends('abcdef', faults)).toEqual({source: 'ydef', mended: [faults[1]]});
});
