import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {problemsOf, testSite} from '../../tests/support/testSite';
import {Page} from '../content/page';
import {bareUrls} from './bareUrls';
import {images} from './images';
import {productNames} from './productNames';
import {sampleForm} from './sampleForm';
import {sentences} from './sentences';
import {tableCells} from './tableCells';
import {wording} from './wording';

describe('a table row', () => {
  const table = (row: string) => `| Name | Value |\n|---|---|\n| a | |\n${row}`;

  test('must have as many cells as the header, even if they are empty', () => {
    expect(problemsOf(tableCells, table('| `a \\| b` | 1 |'))).toEqual([]);
  });

  test.each([
    ['| b |', /^4: a row of 1 cell in a table of 2 columns/],
    ['| b | 1 | 2 |', /^4: a row of 3 cells/],
  ])('is reported if it has a different number of cells: %s', (row, message) => {
    expect(problemsOf(tableCells, table(row)).join()).toMatch(message);
  });
});

test('a URL must have link text, or be inline code', () => {
  expect(problemsOf(bareUrls, '[Qodly](https://qodly.com), `https://qodly.com`')).toEqual([]);
  expect(problemsOf(bareUrls, 'a\n\nSee https://qodly.com').join()).toMatch(
    /^3: the URL https:\/\/qodly\.com is written out in the text/,
  );
});

describe('the text', () => {
  test('may contain reported words as code', () => {
    expect(problemsOf(wording, '`TODO` is a word.\n\n```text\nplease\n```')).toEqual([]);
  });

  test.each([
    'Sign in in a private window, and turn the log on on the server.',
    'If you had had a backup. What it is is a matter of taste.',
    'The people that that rule protects.',
    'Not simply a list. Simply put, it works.',
    'Just before a demo, the process had just started.',
    'The message "Please try again later" and **Please wait** are on the screen.',
    'Names that please readers; a note that explains it.',
  ])('may use any word that carries meaning: %s', (text) => {
    expect(problemsOf(wording, text)).toEqual([]);
  });

  test.each([
    ['Coming soon.', /^1: "Coming soon"/],
    ['A.\nB TODO', /^2: "TODO"/],
    ['You can simply call it.', /"simply" .*Delete it/],
    ['Please note that it fails.', /^1: "Please note"/],
    ['Note that it fails.', /^1: "Note that"/],
    ['It is in the\nthe string.', /^1: "the the" .*once/],
    ['It just works.', /"just works" .*Delete it/],
  ])('is reported if it is unfinished or has filler words: %s', (text, message) => {
    expect(problemsOf(wording, text).join()).toMatch(message);
  });
});

describe('a sentence', () => {
  const long = `Word ${'word '.repeat(34)}`.trim();

  test('may have at most 35 words, in paragraphs, lists, and cells', () => {
    expect(problemsOf(sentences, `${long}. ${long}. \`a\` ${long.slice(5)}.`)).toEqual([]);
    expect(problemsOf(sentences, `- a\n- b. And ${long}`).join()).toMatch(/^2: .* 36 words: "And/);
    expect(problemsOf(sentences, `| a |\n|---|\n| word ${long} |`).join()).toMatch(
      /^3: .* 36 words/,
    );
    expect(problemsOf(sentences, `A.\nB. And ${long}`).join()).toMatch(/^2: /);
  });

  test('counts inline code as one word', () => {
    expect(problemsOf(sentences, `\`if a. Then b\` ${long.slice(5)}.`)).toEqual([]);
  });

  test('may have at most two passives', () => {
    expect(problemsOf(sentences, 'It is sent when it is asked for. It is read.')).toEqual([]);
    expect(
      problemsOf(sentences, 'It is sent when it is read or was not asked for.').join(),
    ).toMatch(
      /^1: a sentence with 3 passives: "is sent", "is read", "was not asked"\. Use the active voice/,
    );
  });
});

describe('a product', () => {
  test('must have its official spelling, except in labels, URLs, and file names', () => {
    const text = '**Json**, qodly.com, @qodly/cli, application/json, Api-key, package.json, Qodly.';
    expect(problemsOf(productNames, text)).toEqual([]);
  });

  test.each([
    ['In Javascript', 'JavaScript'],
    ['On Github.', 'GitHub'],
    ['The qodly app', 'Qodly'],
    ['Written in Qodly Script', 'QodlyScript'],
    ['The Url', 'URL'],
  ])('is reported if it is misspelled: %s', (text, name) => {
    expect(problemsOf(productNames, `A\n\n${text}`).join()).toMatch(`Write "${name}"`);
  });
});

describe('a sample', () => {
  const sample = (code: string, language = 'qs') => `\`\`\`${language}\n${code}\n\`\`\``;

  test("must be indented with tabs if it's QodlyScript", () => {
    expect(problemsOf(sampleForm, sample('if(a)\n\tb = 1\nend'))).toEqual([]);
    expect(problemsOf(sampleForm, sample('{\n  "a": 1\n}', 'json'))).toEqual([]);
    expect(problemsOf(sampleForm, sample('if(a)\n  b = 1\nend')).join()).toMatch(
      /^3: a line .* with spaces\. Indent QodlyScript with tabs/,
    );
  });

  test('must have meaningful names', () => {
    expect(problemsOf(sampleForm, sample('a = 1\nfoo = 2')).join()).toMatch(
      /^3: the name "foo" in a sample/,
    );
  });
});

describe('an image', () => {
  let folder: string;

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qodly-images-'));
    fs.writeFileSync(path.join(folder, 'small.png'), pngHeader(800));
    fs.writeFileSync(path.join(folder, 'wide.png'), pngHeader(4000));
    fs.writeFileSync(path.join(folder, 'text.png'), 'x');
    fs.writeFileSync(path.join(folder, 'large.png'), 'x'.repeat(300 * 1024));
    fs.writeFileSync(
      path.join(folder, 'plain.svg'),
      '<svg viewBox="0 0 8 8"><path d="M0 0"/></svg>',
    );
    fs.writeFileSync(path.join(folder, 'script.svg'), '<svg><script>alert()</script></svg>');
    fs.writeFileSync(path.join(folder, 'handler.svg'), '<svg onload="alert()"/>');
  });

  afterEach(() => fs.rmSync(folder, {recursive: true}));

  const problems = (source: string) =>
    images(
      new Page({file: path.join(folder, 'page.md'), path: 'page.md', source}),
      testSite({next: {}}),
    ).map(({line, found}) => `${line}: ${found}`);

  test('must be a small file next to the page, with alternative text', () => {
    expect(problems('![The console](small.png)\n\n![A line](./plain.svg)')).toEqual([]);
  });

  test.each([
    ['![](small.png)', /^1: the image "small\.png" has no alternative text/],
    ['a\n\n![The console](large.png)', /^3: the image "large\.png" is 300 KB/],
    ['![A](https://example.com/a.png)', /another origin/],
    ['![A](//example.com/a.png)', /another origin/],
    ['![A][pic]\n\n[pic]: wide.png', /^1: .*is 4000 pixels wide/],
    ['![][pic]\n\n[pic]: small.png', /^1: the image "small\.png" has no alternative text/],
    ['![A](wide.png)', /is 4000 pixels wide; the limit is 2000/],
    ['![A](text.png)', /has no width and height/],
    ['![A](script.svg)', /has a script/],
    ['![A](handler.svg)', /has a script/],
  ])('is reported otherwise: %s', (source, message) => {
    expect(problems(source).join()).toMatch(message);
  });
});

/** Returns the first bytes of a PNG with this width and a height of 600. */
function pngHeader(width: number): Buffer {
  const header = Buffer.alloc(33);
  header.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(600, 20);
  return header;
}
