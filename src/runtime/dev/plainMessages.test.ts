import {expect, test} from 'vitest';
import {checkMessage} from './plainMessages';

const fault = 'docs/faq.md:3: the link leads to "a.md", but there is no such file. Write …';

test.each([
  ['an error', 'Module Error', '×'],
  ['a warning', 'Module Warning', '⚠'],
])('reduces %s to the words of the check', (_, what, sign) => {
  const from = 'src/runtime/dev/checkedSource.js??ruleSet[1].rules[11].use[0]';
  expect(checkMessage(`  ${sign} ${what} (from /site/${from}):\n  │ ${fault}\n`)).toBe(fault);
});

test('keeps the messages of other loaders unchanged', () => {
  const message =
    '  × Module Error (from /site/node_modules/css-loader/index.js):\n  │ Unknown word';
  expect(checkMessage(message)).toBe(message);
});
