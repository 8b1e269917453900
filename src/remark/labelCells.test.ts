import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import labelCells from './labelCells';
import signatures from './signatures';

test('adds the column name to each cell except the first', async () => {
  const html = await renderPage(
    '| Event | Fires when | Since |\n|---|---|---|\n| On Click | it is clicked | 0.1.0 |',
    [labelCells],
  );
  expect(html).toContain('<table class="labeled">');
  expect(html).toContain('<td>On Click</td>');
  expect(html).toContain('<td data-label="Fires when">it is clicked</td>');
  expect(html).toContain('<td data-label="Since">0.1.0</td>');
});

test('marks empty cells', async () => {
  const html = await renderPage(
    '| Property | Default | Description |\n|---|---|---|\n| Width | - | How wide |',
    [labelCells],
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
    [signatures, labelCells],
  );
  expect(html).not.toContain('data-label');
  expect(html).not.toContain('labeled');
});
