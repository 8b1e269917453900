import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import breakCode from './breakCode';

test('marks where long code may wrap', async () => {
  const html = await renderPage('Send `/rest/Employee/salary`, or `/rest`.', [breakCode]);
  expect(html).toContain('<code class="long">/rest/<wbr/>Employee/<wbr/>salary</code>');
  expect(html).toContain('<code>/rest</code>');
});
