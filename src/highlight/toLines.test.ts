import {expect, test} from 'vitest';
import {qodlyScriptGrammar} from 'qodlyscript/grammar';
import {Prism} from './prism';
import {toLines} from './toLines';

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
