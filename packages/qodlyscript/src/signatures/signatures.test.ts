import {expect, test} from 'vitest';
import {parseSignature} from '.';
import {parseTypeScriptSignature} from './typeScript';

test('parseSignature distinguishes required and optional parameters', () => {
  const signature = parseSignature(
    'replaceString(source : string, newString : string {, howMany : integer}{, *}) : string',
  );
  expect(signature.parameters).toEqual([
    {name: 'source', type: 'string', optional: false, variadic: false},
    {name: 'newString', type: 'string', optional: false, variadic: false},
    {name: 'howMany', type: 'integer', optional: true, variadic: false},
    {name: '*', type: '', optional: true, variadic: false},
  ]);
  expect(signature).toMatchObject({name: 'replaceString', form: 'function', result: 'string'});
});

test('parseSignature reads nested optional parameters', () => {
  const {parameters} = parseSignature(
    '.toCollection({options : integer {, begin : integer {, howMany : integer}}}) : collection',
  );
  expect(parameters.map(({name, optional}) => [name, optional])).toEqual([
    ['options', true],
    ['begin', true],
    ['howMany', true],
  ]);
});

test('parseSignature reads variadic parameters', () => {
  const {parameters} = parseSignature('.query(queryString : string {, ...value : any}) : object');
  expect(parameters[1]).toEqual({name: 'value', type: 'any', optional: true, variadic: true});
});

test('parseSignature applies a shared type to all of its parameters', () => {
  const {parameters} = parseSignature('callWorker(id : string {, param {, ...paramN} : integer})');
  expect(parameters.map(({type}) => type)).toEqual(['string', 'integer', 'integer']);
});

test('parseSignature reads properties, indexes, constructors, and calls without parentheses', () => {
  expect(parseSignature('.length : integer')).toMatchObject({form: 'property', name: 'length'});
  expect(parseSignature('[index] : 4D.Entity')).toMatchObject({name: '[index]'});
  expect(parseSignature('4D.MailAttachment.new(file : 4D.File)')).toMatchObject({
    owner: '4D.MailAttachment',
    name: 'new',
  });
  expect(parseSignature('newObject {(property : string)} : object').parameters).toEqual([
    {name: 'property', type: 'string', optional: true, variadic: false},
  ]);
  expect(parseSignature('abort')).toMatchObject({form: 'property', result: ''});
});

test.each([
  ['length(', 'the parameter list is not closed'],
  ['length(a : string {, b) : string', 'an opening brace without a closing one'],
  ['length(a : string}) : string', 'a closing brace without an opening one'],
  ['length(a : ) : string', 'expected a type after "a :"'],
  ['length(a : string) string', 'unexpected "string"'],
  ['(a)', 'expected a name'],
])('parseSignature rejects %s', (form, message) => {
  expect(() => parseSignature(form)).toThrow(message);
});

test('parseSignature keeps every character of the signature in its tokens', () => {
  const form = '.extract(attributePath {, targetPath}{, ...attributePathN : string}) : collection';
  const text = parseSignature(form).tokens.map((token) => token.text);
  expect(text.join('')).toBe(form.replace(/\s/g, ''));
});

test('parseTypeScriptSignature reads function types and optional parameters', () => {
  const signature = parseTypeScriptSignature(
    'useNode(collector? : (args: Node) => K, options? : { onDrop?: (e: any) => void; }) : Result<K>',
  );
  expect(signature.parameters).toEqual([
    {name: 'collector', type: '(args: Node) => K', optional: true, variadic: false},
    {name: 'options', type: '{ onDrop?: (e: any) => void; }', optional: true, variadic: false},
  ]);
  expect(signature.result).toBe('Result<K>');
});

test('parseTypeScriptSignature rejects anything but functions', () => {
  expect(() => parseTypeScriptSignature('useNode')).toThrow('expected a function');
  expect(() => parseTypeScriptSignature('useNode(a')).toThrow('is not closed');
});
