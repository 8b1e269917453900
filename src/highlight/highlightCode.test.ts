import {qodlyScriptGrammar} from 'qodlyscript/grammar';
import {expect, test} from 'vitest';
import {highlightCode, toLines} from './highlightCode';
import {Prism} from './prism';

const member = {line: 2, column: 3, text: 'push', target: 'CollectionClass'};

test('adds the target of a name to its token', () => {
  const names = [member, {line: 2, column: 8, text: 'length', target: undefined}];
  expect(highlightCode('c.push(0)\nc.push(length("a"))', 'qs', {names})).toMatch(
    /^c\.<span class="token method function">push<\/span>.*\nc\.<a role="none" class="token method function" data-in="CollectionClass">push<\/a>\(<a role="none" class="token function">length<\/a>\(/,
  );
});

test('splits a longer token around a name', () => {
  const names = [{line: 1, column: 5, text: 'currentDate', target: undefined}];
  expect(highlightCode('a = currentDate + b', 'qs', {names})).toBe(
    'a = <a role="none">currentDate</a> + b',
  );
});

test('escapes what HTML would read as tags or entities', () => {
  expect(highlightCode('a <b> &lt;', 'text')).toBe('a &lt;b> &amp;lt;');
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

function lines(code: string): string[][] {
  return toLines(Prism.tokenize(code, qodlyScriptGrammar)).map((line) =>
    line.map(({types, content}) => `${types.join(' ')}|${content}`),
  );
}

test('splits tokens that span lines', () => {
  expect(lines('/* one\ntwo */ end')).toEqual([
    ['comment|/* one'],
    ['comment|two */', 'plain| ', 'keyword|end'],
  ]);
});

test('joins text, punctuation, and operators', () => {
  expect(lines('total = [1, price]')).toEqual([['plain|total = [', 'number|1', 'plain|, price]']]);
});

test('keeps empty lines', () => {
  expect(lines('a\n\nb')).toEqual([['plain|a'], ['plain|\n'], ['plain|b']]);
});

test("keeps a token's type and alias", () => {
  expect(lines('!2025-01-31!')).toEqual([['date number|!2025-01-31!']]);
});

test('splits code without a grammar into lines', () => {
  expect(toLines(['a\nb']).map((line) => line[0]?.content)).toEqual(['a', 'b']);
});

test('colors the method, parameters, and values in a request', () => {
  const [request, , body] = toLines(
    Prism.tokenize(
      'GET /rest/{dataClass}?$filter="salary>30000"\n\n["Paris"]',
      Prism.languages.http ?? {},
    ),
  );
  expect(request?.map(({types, content}) => `${types.join(' ')}|${content}`)).toEqual([
    'request verb keyword|GET',
    'request| /rest/',
    'request placeholder number|{dataClass}',
    'request|?',
    'request parameter constant|$filter',
    'request|=',
    'request string|"salary>30000"',
  ]);
  expect(body?.[0]?.types).toEqual(['plain']);
});
