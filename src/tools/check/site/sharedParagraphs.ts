import type {FileProblem} from '../../../checks/problem';
import {longParagraphsOf, type Paragraph} from '../../../content/longParagraphs';
import type {Page} from '../../../content/page';
import type {Site, Version} from '../../../content/site';
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
