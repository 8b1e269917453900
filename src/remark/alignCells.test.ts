import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import alignCells from './alignCells';
import labelCells from './labelCells';

test('aligns columns with classes instead of inline styles, which the CSP would have to allow', async () => {
  const html = await renderPage('| Name | Type | | Size |\n|---|:--|:-:|--:|\n| a | b | - | 1 |', [
    labelCells,
    alignCells,
  ]);
  expect(html).not.toContain('style=');
  expect(html).toContain('<th class="center"></th><th class="right">Size</th>');
  expect(html).toContain('<td class="blank center">-</td>');
  expect(html).toContain('<td data-label="Size" class="right">1</td>');
});
