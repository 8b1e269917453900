import {expect, test} from 'vitest';
import type {SearchDocument} from '../shared/types';
import {findGenericSections} from './genericSections';

/** Creates a page section. */
function section(id: number, pageTitle: string, sectionTitle: string): SearchDocument {
  const sectionRoute = `/docs/${pageTitle}#${id}`;
  return {id, pageTitle, sectionTitle, sectionRoute} as SearchDocument;
}

test("headings that ten pages share or that repeat their page's title are generic", () => {
  const documents = [
    ...Array.from({length: 10}, (_, id) => section(id, `page${id}`, 'Examples')),
    section(10, 'Checkbox', 'Checkbox'),
    section(11, 'Checkbox', 'Label'),
  ];
  expect([...findGenericSections(documents)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
