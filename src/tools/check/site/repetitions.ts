import crypto from 'node:crypto';
import {toString} from 'mdast-util-to-string';
import {keyLine} from '../../../checks/frontMatter';
import type {FileProblem} from '../../../checks/problem';
import {cacheByText} from '../../../content/cache/pageCache';
import {nodesOf} from '../../../content/page/nodes';
import type {Page} from '../../../content/page/page';
import type {Site, Version} from '../../../content/site/site';
import {nameOfFile} from '../../listFiles';

/** Disallows a long paragraph twice in a version. Reports both places. */
export function sharedParagraphProblems(site: Site, {pages}: Version): FileProblem[] {
  const occurrences = new Map<string, {page: Page; paragraph: Paragraph}[]>();
  for (const page of pages) {
    for (const paragraph of longParagraphsOf(page)) {
      const others = occurrences.get(paragraph.hash) ?? [];
      occurrences.set(paragraph.hash, [...others, {page, paragraph}]);
    }
  }
  return [...occurrences.values()].flatMap((found) =>
    found.flatMap(({page, paragraph: {line, start}}) => {
      const other = found.find(
        (candidate) => candidate.page !== page || candidate.paragraph.line !== line,
      );
      return other
        ? [
            {
              file: page.file,
              line,
              found: `the paragraph "${start} …" is also in ${nameOfFile(site, other.page.file)}:${other.paragraph.line}`,
              hint: "Keep one and link to it, or move it to a partial: import Limits from './_limits.md'",
            },
          ]
        : [];
    }),
  );
}

/** Shorter paragraphs, such as "This property is read-only.", are standard phrases that may repeat. */
const minWords = 15;

interface Paragraph {
  hash: string;
  line: number;
  /** Its first words. */
  start: string;
}

/** Returns the long paragraphs on a page; empty if it isn't valid MDX. */
const longParagraphsOf = cacheByText('paragraphs', (page): Paragraph[] =>
  page.syntaxError
    ? []
    : nodesOf(page.tree, 'paragraph').flatMap((node) => {
        const text = toString(node);
        const words = text.split(/\s+/);
        return words.length < minWords
          ? []
          : [
              {
                hash: crypto.createHash('sha1').update(text).digest('base64url').slice(0, 12),
                line: node.position?.start.line ?? 1,
                start: words.slice(0, 6).join(' '),
              },
            ];
      }),
);

/** Disallows two pages in a version with the same title in browsers and search engines. */
export function titleProblems(site: Site, {pages}: Version): FileProblem[] {
  return pages.flatMap((page, index) => {
    const title = titleOf(page);
    const other = pages.find((candidate, i) => i !== index && titleOf(candidate) === title);
    return title === undefined || !other
      ? []
      : [
          {
            file: page.file,
            line: keyLine(page.source, 'title'),
            found: `${nameOfFile(site, other.file)} also has the title "${title}"`,
            hint: 'Change one of them, or add `title_meta` with a title for browsers and search engines',
          },
        ];
  });
}

function titleOf({frontMatter}: Version['pages'][number]): string | undefined {
  return frontMatter.title_meta ?? frontMatter.title;
}
