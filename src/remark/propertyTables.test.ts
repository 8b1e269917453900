import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import propertyTables from './propertyTables';
import signatures from './signatures';

const render = (page: string) => renderPage(page, [signatures, propertyTables]);

const member = (name: string, type: string, purpose = `Contains ${name}.`) =>
  `## \`.${name}\`\n\n${purpose}\n\n\`\`\`qs signature\n.${name} : ${type}\n\`\`\`\n\n`;

test('properties that only store a value become rows that keep their headings', async () => {
  const html = await render(
    `## Kind\n\n${member('isFile', 'boolean')}${member('from', 'string\n.from : object')}## See also\n\nMore.\n`,
  );
  expect(html.replace(/\n/g, '')).toContain(
    '<h2>Kind</h2><table class="properties"><thead><tr><th>Property</th><th>Type</th><th>Description</th></tr></thead>' +
      '<tbody><tr><td><h2><code>.isFile</code></h2></td><td><span class="signature-type">boolean</span></td><td><p>Contains isFile.</p></td></tr>' +
      '<tr><td><h2><code>.from</code></h2></td><td><span class="signature-type">string</span>, <span class="signature-type">object</span></td><td><p>Contains from.</p></td></tr></tbody></table>' +
      '<h2>See also</h2><p>More.</p>',
  );
});

test('properties with badges become rows', async () => {
  const badges = {Since: () => null, Changed: () => null};
  const members = Object.keys(badges).map((badge) => member('a', 'null', `<${badge}/>\n\nText.`));
  const plugins = [signatures, propertyTables];
  expect(await renderPage(members.join(''), plugins, undefined, badges)).toContain('<table');
});

test.each([
  {title: 'a lone property', page: `${member('isFile', 'boolean')}## See also\n\nMore.\n`},
  {
    title: 'functions',
    page: ['open', 'close']
      .map((name) => member(name, 'null').replaceAll(`.${name} :`, `.${name}() :`))
      .join(''),
  },
  {
    title: 'properties with a sample',
    page: ['name', 'path']
      .map((name) => `${member(name, 'string')}\`\`\`qs\nresult = file.${name}\n\`\`\`\n\n`)
      .join(''),
  },
  {
    title: 'properties with a long description',
    page: ['name', 'path']
      .map((name) => member(name, 'string', 'Contains it. '.repeat(20)))
      .join(''),
  },
])('$title: the section stays a section', async ({page}) => {
  expect(await render(page)).not.toContain('<table');
});
