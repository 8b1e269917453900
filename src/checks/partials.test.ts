import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder';
import {testSite} from '../../tests/support/testSite';
import {Page} from '../content/page/page';
import {partials} from './partials';

const folder = temporaryFolder({'_limits.md': 'Ten.'});

test.each([
  ['./_limits.md', []],
  [
    './_limit.md',
    [expect.stringMatching(/^2: .*"\.\/_limit\.md".*Did you mean "\.\/_limits\.md"/)],
  ],
])('an imported partial must exist: %s', (target, expected) => {
  const source = `import Notes from './_limits.md'\nimport Limits from '${target}'\n\n<Limits/>\n`;
  const page = new Page({file: path.join(folder, 'page.md'), path: 'page.md', source});
  const found = partials(page, testSite({next: {}}));
  expect(found.map(({line, found: text, hint}) => `${line}: ${text}. ${hint}`)).toEqual(expected);
});
