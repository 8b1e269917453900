import path from 'node:path';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test} from 'vitest';
import {drawComponent} from '../../src/drawings/sketches/drawings';
import type {DrawnComponent} from '../../src/drawings/sketches/drawnComponents';
import {choicesFor, controlOf} from '../../src/drawings/panels/propertiesPanel';
import {attributeValue} from '../../src/content/page/nodes';
import {readSite} from '../../src/content/site/site';
import {
  isSketch,
  readAdjustableProperties,
  type AdjustableProperty,
} from '../../src/drawings/sketches/adjustableProperties';

const siteDir = path.resolve(import.meta.dirname, '../..');

type Values = Record<string, string>;

function draw(component: string, values: Values): string {
  return renderToStaticMarkup(drawComponent(component as DrawnComponent, values));
}

/** Returns the values that differ from the initial one. */
function otherValuesOf({values, value}: AdjustableProperty): string[] {
  const all = choicesFor(values) ?? [controlOf(values) === 'number' ? '5' : 'Other'];
  return all.filter((candidate) => candidate !== value);
}

for (const {label: version, pages} of readSite(siteDir).versions) {
  const sketches = pages.flatMap(({path: file, tree}) =>
    tree.children.filter(isSketch).map((sketch) => ({
      file,
      component: attributeValue(sketch, 'component') ?? '',
      properties: readAdjustableProperties(sketch, tree.children),
    })),
  );

  describe(version, () => {
    test.each(sketches)('$file: the drawing reflects each property', ({component, properties}) => {
      const initial = Object.fromEntries(properties.map(({label, value}) => [label, value]));
      for (const property of properties) {
        const {label, shownWhen} = property;
        const shown = shownWhen ? {...initial, [shownWhen.label]: shownWhen.value} : initial;
        // For example, the side of the eye icon only matters if the icon is on.
        const allOn = {...shown, ...switchedOn(properties, label)};
        for (const other of otherValuesOf(property)) {
          const hasEffect = [shown, allOn].some(
            (values) => draw(component, values) !== draw(component, {...values, [label]: other}),
          );
          expect(hasEffect, `${label}: ${other}`).toBe(true);
        }
      }
    });
  });
}

/** Returns the other switches, all turned on. */
function switchedOn(properties: AdjustableProperty[], label: string): Values {
  return Object.fromEntries(
    properties
      .filter(
        ({values, shownWhen, ...property}) =>
          controlOf(values) === 'switch' && shownWhen && property.label !== label,
      )
      .map((property) => [property.label, 'on']),
  );
}

test.each<[component: string, values: Values, mark: string]>([
  ['button', {Disable: 'on'}, 'aria-disabled'],
  ['checkbox', {Variant: 'Switch'}, 'sketch-switch'],
  ['checkbox', {Size: 'Large'}, 'sketch-large'],
  ['datatable', {'Show borders': 'on'}, 'sketch-cell-borders'],
  ['dialog', {Overlay: 'on'}, 'sketch-overlay'],
  ['dialog', {Draggable: 'on'}, '✥'],
  ['dialog', {Closable: 'on'}, '✕'],
  ['matrix', {Orientation: 'horizontal'}, 'flex-direction:row'],
  ['radio', {Mode: 'Multi. selection'}, '●</span>Month'],
  ['radio', {Type: 'tabs'}, 'sketch-tabs'],
  ['rangeinput', {Orientation: 'Vertical'}, 'height:8rem'],
  ['selectbox', {'Enable search': 'on'}, '⌕'],
  ['selectbox', {placeholder: 'Company'}, 'sketch-hint'],
  ['selectbox', {'Number of items': '3'}, 'Initech'],
  ['stylebox', {Justify: 'Space Between'}, 'justify-content:space-between'],
  ['tabs', {Variant: 'Enclosed'}, 'sketch-enclosed'],
  ['text', {Bold: 'on'}, 'font-weight:bold'],
  ['text', {Italic: 'on'}, 'font-style:italic'],
  ['text', {Underline: 'on'}, 'underline'],
  ['text', {Strikethrough: 'on'}, 'line-through'],
  ['textinput', {Type: 'password', 'Reveal Password': 'on', Position: 'left'}, '◉</span><span'],
  ['textinput', {Type: 'text area'}, 'min-height'],
])('%s: %o is drawn with %s, and the default without it', (component, values, mark) => {
  expect(draw(component, values)).toContain(mark);
  expect(draw(component, {})).not.toContain(mark);
});
