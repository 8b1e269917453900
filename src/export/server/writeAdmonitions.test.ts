import {expect, test} from 'vitest';
import {exportedBody} from '../../../tests/support/exportedPage';

test('writes an admonition as a block quote that begins with its kind', () => {
  expect(exportedBody(':::warning\nStop first.\n\n- One\n:::')).toBe(
    '> **Warning:** Stop first.\n>\n> - One',
  );
});

test('keeps the title of an admonition', () => {
  expect(exportedBody(':::tip[Signal or `semaphore`?]\nTake a signal.\n:::')).toBe(
    '> **Tip: Signal or semaphore?**\n>\n> Take a signal.',
  );
});
