import {expect, test} from 'vitest';
import {checkMessage} from './plainMessages';

const problem = 'docs/faq.md:3: the link points to "a.md", but there is no such file. Write …';

test.each([
  ['an error', 'Module Error', '×'],
  ['a warning', 'Module Warning', '⚠'],
])("reduces %s to the check's message", (_, what, symbol) => {
  const from = 'src/runtime/dev/checkedSource.js??ruleSet[1].rules[11].use[0]';
  expect(checkMessage(`  ${symbol} ${what} (from /site/${from}):\n  │ ${problem}\n`)).toBe(problem);
});

test('keeps the messages of other loaders unchanged', () => {
  const message =
    '  × Module Error (from /site/node_modules/css-loader/index.js):\n  │ Unknown word';
  expect(checkMessage(message)).toBe(message);
});

test('reports a deleted page in plain English', () => {
  const message =
    "  × Cannot find module '@site/docs/guides/uploads.md' for matched aliased key '@site'";
  expect(checkMessage(message)).toMatch(/^docs\/guides\/uploads\.md: the page was deleted\. /);
});
