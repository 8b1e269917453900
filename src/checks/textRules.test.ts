import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder';
import {problemsOf, testSite} from '../../tests/support/testSite';
import {Page} from '../content/page/page';
import {images} from './images';
import {sentences} from './sentences';

const long = `Word ${'word '.repeat(34)}`.trim();

test('a sentence may have at most 35 words, in paragraphs, lists, and cells', () => {
  expect(problemsOf(sentences, `${long}. ${long}. \`a\` ${long.slice(5)}.`)).toEqual([]);
  expect(problemsOf(sentences, `- a\n- b. And ${long}`).join()).toMatch(/^2: .* 36 words: "And/);
  expect(problemsOf(sentences, `| a |\n|---|\n| word ${long} |`).join()).toMatch(/^3: .* 36 words/);
  expect(problemsOf(sentences, `A.\nB. And ${long}`).join()).toMatch(/^2: /);
});

test('a sentence counts inline code as one word', () => {
  expect(problemsOf(sentences, `\`if a. Then b\` ${long.slice(5)}.`)).toEqual([]);
});

test('a sentence may have at most two passives', () => {
  expect(problemsOf(sentences, 'It is sent when it is asked for. It is read.')).toEqual([]);
  expect(
    problemsOf(sentences, 'A.\nIt is sent when it is read or was not asked for.').join(),
  ).toMatch(
    /^2: a sentence with 3 passives: "is sent", "is read", "was not asked"\. Use the active voice/,
  );
});

/** The first bytes of a PNG that is 800 pixels wide and 600 high. */
const pngHeader = Buffer.alloc(33);
pngHeader.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
pngHeader.writeUInt32BE(800, 16);
pngHeader.writeUInt32BE(600, 20);

const folder = temporaryFolder({
  'small.png': pngHeader,
  'text.png': 'x',
  'large.png': 'x'.repeat(300 * 1024),
  'plain.svg': '<svg viewBox="0 0 8 8"><path d="M0 0"/></svg>',
});

const problems = (source: string) =>
  images(
    new Page({file: path.join(folder, 'page.md'), path: 'page.md', source}),
    testSite({next: {}}),
  ).map(({line, found}) => `${line}: ${found}`);

test('an image must be a small file next to the page, with alternative text', () => {
  expect(problems('![The console](small.png)\n\n![A line](./plain.svg)')).toEqual([]);
});

test.each([
  ['a\n\n![The console](large.png)', /^3: the image "large\.png" is 300 KB/],
  ['![A](//example.com/a.png)', /another origin/],
  ['![A][pic]\n\n[pic]: text.png', /^1: .* has no width and height/],
  ['![][pic]\n\n[pic]: small.png', /^1: the image "small\.png" has no alternative text/],
])('an image is reported otherwise: %s', (source, message) => {
  expect(problems(source).join()).toMatch(message);
});
