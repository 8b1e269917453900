import {expect, test} from 'vitest';
import {faultsOf} from '../../tests/support/testSite';
import {drawings} from './drawings';

test.each([
  ['a diagram without a text', '```dot\ndigraph { a }\n```', /^1: a drawing has no text/],
  ['a layout without a text', '```layout\na | b\n```', /^1: a drawing has no text/],
  [
    'rows of different length',
    '```layout alt="x"\na | b\na\n```',
    /^3: the row "a" has 1 cells, or an empty one; the first row has 2/,
  ],
  [
    'a panel without properties',
    '<PropertiesPanel/>\n\ntext',
    /^1: <PropertiesPanel\/> finds no property table/,
  ],
])('%s is named', (_, source, message) => {
  expect(faultsOf(drawings, source).join()).toMatch(message);
});

test('what can be drawn is taken', () => {
  const table = '| Property | Values |\n|---|---|\n| **Label** | text |';
  const source = `<PropertiesPanel/>\n\n${table}\n\n\`\`\`layout alt="x"\na | b\n\`\`\``;
  expect(faultsOf(drawings, source)).toEqual([]);
});
