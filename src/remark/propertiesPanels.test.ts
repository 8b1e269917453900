import {expect, test} from 'vitest';
import {readPages} from '../../tests/support/readPages';
import {renderPage} from '../../tests/support/renderPage';
import propertiesPanels from './propertiesPanels';

const {tables = ''} = readPages(import.meta.dirname, 'propertiesPanels.pages.txt');

async function draw(element: string, before = ''): Promise<string> {
  const page = `${before}\n\n## Properties\n\n${element}\n${tables}`;
  const html = await renderPage(page, [propertiesPanels]);
  return html.slice(html.indexOf('<figure'), html.indexOf('</figure>'));
}

test('draws the properties in its section with matching controls', async () => {
  const panel = await draw('<PropertiesPanel title="Button"/>');
  expect(panel).toContain('>Text</span>');
  expect(panel).toMatch(/Label<.*panel-sketch-text">Button</);
  expect(panel).not.toContain('Other');
});

test('shows the defaults, and no value for a property without one', async () => {
  const panel = await draw('<PropertiesPanel title="Button"/>');
  expect(panel).toMatch(/Sorting<\/span><span class="[^"]*panel-sketch-switch-on"/);
  expect(panel).toMatch(/Borders<\/span><span class="[^"]*panel-sketch-switch-unset"/);
  expect(panel).toMatch(/Kind<\/span><span class="[^"]*panel-sketch-choice"><\/span>/);
});

test('shows a dependent property only if its condition holds', async () => {
  expect(await draw('<PropertiesPanel title="Button"/>')).not.toMatch(/Reveal|Secrets/);
  const panel = await draw('<PropertiesPanel title="Button" set="Kind: secret"/>');
  expect(panel).toMatch(/panel-sketch-choice">secret</);
  expect(panel).toMatch(/Reveal<\/span><span class="[^"]*panel-sketch-switch"/);
});

test('draws only the properties that a panel sets if it is outside the Properties section', async () => {
  const excerpt = '<PropertiesPanel title="Button" set="Kind: secret; Reveal: on"/>';
  const panel = await draw('', `## Keep a secret\n\n${excerpt}`);
  expect(panel).toMatch(/Kind<.*>secret<.*>Secrets<.*Reveal<.*switch-on/);
  expect(panel).not.toMatch(/Label|Sorting/);
});

test('leaves out a section with its own panel', async () => {
  const page = `## Properties

<PropertiesPanel title="Table"/>

| Property | Values |
|---|---|
| **Columns** | list |

### Properties of a column

<PropertiesPanel title="Column"/>

| Property | Values |
|---|---|
| **Width** | number |
`;
  const html = await renderPage(page, [propertiesPanels]);
  const [table = '', column = ''] = html.split('</figure>');
  expect(table).toContain('Columns');
  expect(table).not.toContain('Width');
  expect(column).toMatch(/Column<.*Width/);
});

test('draws only the properties that apply to the given attribute type', async () => {
  const page = `## Properties

<PropertiesPanel title="Attribute" type="String"/>

| Property | Values | For types |
|---|---|---|
| **Comments** | text | all |
| **Index** | text | all but Calculated |
| **Unique** | on / off | String, UUID |
| **Step** | number | Long, Number |
| **Formula** | text | all but String |
`;
  const html = await renderPage(page, [propertiesPanels]);
  const panel = html.slice(html.indexOf('<figure'), html.indexOf('</figure>'));
  expect([...panel.matchAll(/panel-sketch-label">(\w+)/g)].map(([, label]) => label)).toEqual([
    'Comments',
    'Index',
    'Unique',
  ]);
});

test('hides the panel from screen readers, which read the tables', async () => {
  expect(await draw('<PropertiesPanel title="Button"/>')).toContain(
    '<figure class="panel-sketch" aria-hidden="true">',
  );
});
