import {expect, test} from 'vitest';
import {exportedBody} from '../../../tests/support/exportedPage';

test('inserts a partial with its links', () => {
  const body = exportedBody("import Limits from './parts/_limits.md';\n\n<Limits/>\n\nEnd", {
    'parts/_limits.md': 'At most ten, see [faq](../faq.md#limits).',
    'faq.md': '',
  });
  expect(body).toBe('At most ten, see [faq](https://site.example/docs/faq#limits).\n\nEnd');
});

test('keeps colons in text unchanged', () => {
  expect(exportedBody('From 10:30am, type:name, and\n\n::leaf')).toBe(
    'From 10:30am, type:name, and\n\n::leaf',
  );
});
