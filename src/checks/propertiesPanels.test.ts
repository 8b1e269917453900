import {expect, test} from 'vitest';
import {problemsOf} from '../../tests/support/testSite';
import {propertiesPanels} from './propertiesPanels';

const tables = `
| Property | Values | Shown when |
|---|---|---|
| **Type** | text, password | - |
| **Label** | text | - |
| **Reveal** | on / off | **Type** is password |
`;

function problems(set: string): string[] {
  return problemsOf(propertiesPanels, `<PropertiesPanel title="A" set="${set}"/>\n${tables}`);
}

test('accepts properties that can be visible at the same time', () => {
  expect(problems('')).toEqual([]);
  expect(problems('Label: First name')).toEqual([]);
  expect(problems('Type: password; Reveal: on')).toEqual([]);
});

test.each([
  ['Typ: text', /^1: <PropertiesPanel\/> sets "Typ", which isn't in any .*\. Did you mean "Type"/],
  ['Type: date', /sets "Type" to "date", which isn't in the table. Write one of "text"/],
  ['Type: password; Reveal: yes', /sets "Reveal" to "yes".* Write one of "on", "off"/],
  ['Reveal: on', /sets "Reveal", which is not shown. Set "Type: password" too/],
])('rejects %s', (set, message) => {
  expect(problems(set).join()).toMatch(message);
});

test('rejects a condition on a property that the tables lack', () => {
  const source = `<PropertiesPanel/>\n${tables.replace('**Type** is', '**Kind** is')}`;
  expect(problemsOf(propertiesPanels, source).join()).toMatch(
    /^1: the row "Reveal" depends on "Kind", which isn't in any property table on the page/,
  );
});

test('rejects a panel without tables, and an empty excerpt', () => {
  expect(problemsOf(propertiesPanels, '<PropertiesPanel/>\n\ntext').join()).toMatch(
    /^1: <PropertiesPanel\/> has no property table below it/,
  );
  const excerpt = `## Passwords\n\n<PropertiesPanel/>\n\n## Properties\n${tables}`;
  expect(problemsOf(propertiesPanels, excerpt).join()).toMatch(/^3: .* sets nothing/);
  expect(problemsOf(propertiesPanels, excerpt.replace('Panel/', 'Panel set="Label: A"/'))).toEqual(
    [],
  );
});
