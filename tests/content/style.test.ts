import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {formatFault} from '../../src/checks/fault';
import {checkStyle} from '../../src/checks/style';
import {capitalsIn} from '../../src/checks/style/headingCase';
import {lintMarkdown, rules} from '../../src/checks/style/lintMarkdown';
import {foreignWordsOf} from '../../src/checks/style/spelling';
import {ownWordFor, ownWords} from '../../src/checks/style/words';
import {readSite} from '../../src/content/site';

const siteDir = path.resolve(import.meta.dirname, '../..');
const site = readSite(siteDir);
const pages = site.versions.flatMap((version) => version.pages);

test('the pages are spelled and formed as the style wants', () => {
  const faults = pages.flatMap((page) =>
    checkStyle(page, site).map((fault) => formatFault(fault, page.file, siteDir)),
  );
  expect(faults).toEqual([]);
});

test('markdownlint finds nothing in whole pages, of which the check reads outlines', () => {
  const sources = new Set(pages.map(({source}) => source));
  expect([...sources].flatMap((source) => lintMarkdown(source, rules))).toEqual([]);
});

describe('the words of the platform', () => {
  test('stand in alphabetical order, each once', () => {
    expect(ownWords).toEqual([...new Set(ownWords)].sort((a, b) => a.localeCompare(b, 'en')));
  });

  test('are all used, and the dictionary has none of them', () => {
    const used = new Set(
      pages.flatMap((page) => [
        ...foreignWordsOf(page).map(({word}) => ownWordFor(word)),
        ...page.headings.flatMap(({node}) => capitalsIn(node)),
      ]),
    );
    expect(ownWords.filter((word) => !used.has(word))).toEqual([]);
  });
});
