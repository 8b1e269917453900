import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import signatures from './signatures';
import tableCells from './tableCells';

test('adds the column name to each cell except the first', async () => {
  const html = await renderPage(
    '| Event | Fires when | Since |\n|---|---|---|\n| On Click | it is clicked | 0.1.0 |',
    [tableCells],
  );
  expect(html).toContain('<table class="labeled">');
  expect(html).toContain('<td>On Click</td>');
  expect(html).toContain('<td data-label="Fires when">it is clicked</td>');
  expect(html).toContain('<td data-label="Since">0.1.0</td>');
});

test('marks empty cells', async () => {
  const html = await renderPage(
    '| Property | Default | Description |\n|---|---|---|\n| Width | - | How wide |',
    [tableCells],
  );
  expect(html).toContain('<td class="blank">-</td>');
});

test('leaves tables with two columns, and parameter tables, unchanged', async () => {
  const html = await renderPage(
    `| To | Use |
|---|---|
| move | the handle |

\`\`\`qs signature
length(aString : string) : integer
\`\`\`

| Parameter | Type | | Description |
|---|---|:-:|---|
| aString | string | → | Text to measure |
| Result | integer | ← | Number of characters |
`,
    [signatures, tableCells],
  );
  expect(html).not.toContain('data-label');
  expect(html).not.toContain('labeled');
});

test('aligns columns with classes instead of inline styles, which the CSP would have to allow', async () => {
  const html = await renderPage('| Name | Type | | Size |\n|---|:--|:-:|--:|\n| a | b | - | 1 |', [
    tableCells,
  ]);
  expect(html).not.toContain('style=');
  expect(html).toContain('<th class="center"></th><th class="right">Size</th>');
  expect(html).toContain('<td class="blank center">-</td>');
  expect(html).toContain('<td data-label="Size" class="right">1</td>');
});
