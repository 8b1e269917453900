import {expect, test} from 'vitest';
import {highlightCode} from './highlightCode';

const member = {line: 2, column: 3, text: 'push', target: 'CollectionClass'};

test('adds the target of a name to its token', () => {
  const names = [member, {line: 2, column: 8, text: 'length', target: undefined}];
  expect(highlightCode('var c : collection\nc.push(length("a"))', 'qs', {names})).toMatch(
    /\nc\.<a role="none" class="token method function" data-in="CollectionClass">push<\/a>\(<a role="none" class="token function">length<\/a>\(/,
  );
});

test('splits a longer token around a name', () => {
  const names = [{line: 1, column: 5, text: 'currentDate', target: undefined}];
  expect(highlightCode('a = currentDate + b', 'qs', {names})).toBe(
    'a = <a role="none">currentDate</a> + b',
  );
});

test('ignores a name that extends beyond its token', () => {
  const names = [{line: 1, column: 1, text: 'c.push', target: 'CollectionClass'}];
  expect(highlightCode('c.push(1)', 'qs', {names})).not.toContain('<a');
});

test('keeps the positions of names between highlighted lines', () => {
  const html = highlightCode('var c\nc.push(1)', 'qs', {
    highlighted: new Set([1]),
    names: [member],
  });
  expect(html).toContain('data-in="CollectionClass">push</a>');
  expect(html.replace(/<[^>]+>/g, '')).toBe('var c\nc.push(1)\n');
});

test('lets a request break before its parameters and after a slash', () => {
  expect(highlightCode('GET /rest/{name}?$top=1', 'http').replace(/<\/?span[^>]*>/g, '')).toBe(
    'GET /rest/<wbr>{name}<wbr>?$top=1',
  );
});
