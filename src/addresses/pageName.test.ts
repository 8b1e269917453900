import {expect, test} from 'vitest';
import {pageName} from './pageName';

test.each([
  ['notes/1.1.0', 'Notes 1.1.0'],
  ['studio/overview', 'Studio overview'],
  ['overview', 'Overview'],
  ['guides/data-model-objects', 'Data model objects'],
  ['language/QodlyEvents', 'QodlyEvents'],
  ['language/commands/session', 'session'],
  ['api/$filter', '$filter'],
])('calls %s "%s"', (route, name) => {
  expect(pageName(route)).toBe(name);
});
