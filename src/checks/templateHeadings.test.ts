import {expect, test} from 'vitest';
import {problemsOf} from '../../tests/support/testSite';
import {templateHeadings} from './templateHeadings';

function problems(kind: string, ...headings: string[]): string {
  const source = [`---\nkind: ${kind}\n---`, ...headings].join('\n\n');
  return problemsOf(templateHeadings, source).join('\n');
}

test('accepts a command that follows its template', () => {
  const headings = ['## Description', '### Part', '## Examples', '## See also'];
  expect(problems('command', ...headings)).toBe('');
});

test('reports a missing heading', () => {
  expect(problems('command', '## Description', '## Examples')).toMatch(
    /heading "## See also" is missing\. Follow src\/templates\/command\.md/,
  );
});

test("reports a heading that isn't in the template", () => {
  expect(problems('command', '## Description', '## Examples', '## Remarks', '## See also')).toMatch(
    /^9: the template has no heading "## Remarks"/,
  );
});

test('reports headings in the wrong order', () => {
  expect(problems('command', '## Examples', '## Description', '## See also')).toMatch(
    /^7: the headings are in a different order/,
  );
});

test('a command may have a section on security', () => {
  const headings = ['## Description', '## Security', '## Examples', '## See also'];
  expect(problems('command', ...headings)).toBe('');
});

test.each([
  [['## Members', '## Save', '## `.save()`', '## Locks', '## See also'], ''],
  [
    ['## Locks', '## Members', '## `.save()`', '## See also'],
    '7: the template has no heading "## Locks" before "## Members". Follow src/templates/class.md',
  ],
  [
    ['## Members', '## `.save()`', '## See also', '## Locks'],
    '13: the template has no heading "## Locks" after "## See also". Follow src/templates/class.md',
  ],
])('a class has its groups and concepts after the list of members: %j', (headings, expected) => {
  expect(problems('class', '## Get an instance', ...headings)).toBe(expected);
});

test('a class may have headings for its members', () => {
  expect(problems('class', '## Members', '## `.save()`', '## `4D.File.new()`')).not.toMatch(
    /has no heading/,
  );
});
