import type {Root, RootContent} from 'mdast';
import {expect, test} from 'vitest';
import {toMarkdown} from './writeMarkdown';

const text = (value: string) => ({type: 'text' as const, value});
const paragraph = (value: string): RootContent => ({type: 'paragraph', children: [text(value)]});
const list = (value: string): RootContent => ({
  type: 'list',
  children: [{type: 'listItem', children: [{type: 'paragraph', children: [text(value)]}]}],
});
const write = (...children: RootContent[]) => toMarkdown({type: 'root', children} satisfies Root);

test('separates blocks with a blank line', () => {
  const heading: RootContent = {type: 'heading', depth: 2, children: [text('A')]};
  expect(write(heading, paragraph('B'), list('C'), paragraph('D'))).toBe('## A\n\nB\n\n- C\n\nD\n');
});

test('uses different bullets for adjacent lists', () => {
  expect(write(list('A'), list('B'))).toBe('- A\n\n* B\n');
  expect(write(list('B'))).toBe('- B\n');
});

test('writes both blocks if two differ only in a property', () => {
  const code = (lang: string): RootContent => ({type: 'code', lang, value: '1'});
  expect(write(code('qs'), code('ts'))).toBe('```qs\n1\n```\n\n```ts\n1\n```\n');
});
