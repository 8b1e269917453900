import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import ComponentSketch from '../drawings/sketches/ComponentSketch';
import componentSketches from './componentSketches';

const tables = `
| Property | Values | Shown when |
|---|---|---|
| **Label** | text | - |
| **Type** | text, password | - |
| **Reveal** | on / off | **Type** is password |
| **Height** | number, pixels | - |
`;

async function row(tries: string): Promise<string> {
  const sketch = `<ComponentSketch component="textinput" alt="A field" try="${tries}"/>`;
  const html = await renderPage(`${sketch}\n${tables}`, [componentSketches], undefined, {
    ComponentSketch,
  });
  return html.slice(html.indexOf('<fieldset'), html.indexOf('</fieldset>'));
}

test('gives each property the control and the values from its table', async () => {
  const controls = await row('Label: Name; Type: password; Height: 30; Disable: on');
  expect(controls).toContain('<legend>Try</legend>');
  expect(controls).toMatch(/Label <input [^>]*type="text"[^>]* name="Label" value="Name"/);
  expect(controls).toMatch(/<option>text<\/option><option selected="">password<\/option>/);
  expect(controls).toMatch(/Height <input [^>]*type="number"[^>]* min="0"[^>]* value="30"/);
  expect(controls.match(/ min=/g)).toHaveLength(1);
  // Otherwise, browsers would restore values that differ from the drawing.
  expect(controls.match(/<(?:input|select) [^>]*autoComplete="off"/gi)).toHaveLength(3);
  expect(controls).toMatch(/Disable <input (?=[^>]*type="checkbox")[^>]*checked=""/);
});

test('hides a property until the property that it depends on has the required value', async () => {
  expect(await row('Type: text; Reveal: off')).toMatch(/<label [^>]*hidden=""[^>]*>Reveal/);
  expect(await row('Type: password; Reveal: off')).not.toContain('hidden');
  // If only the dependent property is set, the drawing shows it.
  expect(await row('Reveal: off')).not.toContain('hidden');
});

test('adds no controls to a drawing with nothing to try', async () => {
  expect(await row('')).toBe('');
});
