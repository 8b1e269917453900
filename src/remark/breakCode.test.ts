import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import breakCode from './breakCode';

/** Returns inline code with a bar where it may wrap. */
async function partsOf(code: string): Promise<string> {
  const html = await renderPage(`\`${code}\``, [breakCode]);
  const [, content = ''] = /<code[^>]*>(.*)<\/code>/.exec(html) ?? [];
  const text = content.replaceAll('<wbr/>', '|').replaceAll('&quot;', '"');
  return text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

test.each([
  [
    '/rest/Employee/salary?$filter="salary>1"&$limit=2',
    '/rest/|Employee/|salary|?$filter=|"salary>1"|&$limit=|2',
  ],
  ['ds.Employee.query("salary > 1").first()', 'ds|.Employee|.query("salary > 1")|.first()'],
  ['kStatusStampHasChanged', 'kStatus|Stamp|Has|Changed'],
  ['lastName,firstName,salary', 'lastName,|firstName,|salary'],
  ['https://cloud.qodly.com/signup', 'https://cloud|.qodly|.com/|signup'],
  ['salary > 40000 and city = "Paris"', 'salary > 40000 and city = "Paris"'],
])('breaks %s between its parts', async (code, parts) => {
  expect(await partsOf(code)).toBe(parts);
});

test.each(['<methodName>.4qs', 'cs.<className>', 'replaceString()'])(
  'keeps %s whole',
  async (code) => {
    expect(await partsOf(code)).toBe(code);
  },
);

test('marks long code, so that it wraps only there', async () => {
  const html = await renderPage('Send `/rest/Employee/salary`, or `/rest`.', [breakCode]);
  expect(html).toContain('<code class="long">/rest/<wbr/>Employee/<wbr/>salary</code>');
  expect(html).toContain('<code>/rest</code>');
});
