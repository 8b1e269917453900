import {expect, test} from 'vitest';
import {testPageOf} from '../../../tests/support/testSite';
import {readMarkdown} from './readMarkdown';

test('reads the sections of a page, as the build does', () => {
  const source = [
    '---\ntitle: File\nkind: class\n---',
    'A file on disk.',
    '## `.open()`',
    '```qs signature\n.open() : object\n```',
    'Opens it.',
    '```qs\nfile.open()\n```',
  ].join('\n\n');
  expect(readMarkdown(testPageOf(source))).toMatchObject({
    title: 'File',
    sections: [
      {title: 'File', hash: '', text: 'A file on disk.'},
      {title: '.open()', hash: '#open', signature: '.open() : object', code: 'file.open()\n'},
    ],
  });
});
