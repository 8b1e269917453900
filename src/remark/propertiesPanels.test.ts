import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import propertiesPanels from './propertiesPanels';

const page = `
## Properties

<PropertiesPanel title="Button"/>

### Text

| Property | Values | Default | Description |
|---|---|---|---|
| **Label** | text | \`Button\` | Text |
| **Sorting** | on / off | on | Sorts |

## CSS classes

| Property | Values | Default | Description |
|---|---|---|---|
| **Other** | text | - | Not of the panel |
`;

test('draws the properties of its section with the controls they call for', async () => {
  const html = await renderPage(page, [propertiesPanels]);
  const panel = html.slice(html.indexOf('<figure'), html.indexOf('</figure>'));
  expect(panel).toContain('>Label</span>');
  expect(panel).toMatch(/panel-sketch-text">Button</);
  expect(panel).toContain('panel-sketch-switch-on');
  expect(panel).toContain('>Text</span>');
  expect(panel).not.toContain('Other');
});

test('is skipped by screen readers, which read the tables', async () => {
  expect(await renderPage(page, [propertiesPanels])).toContain(
    '<figure class="panel-sketch" aria-hidden="true">',
  );
});
