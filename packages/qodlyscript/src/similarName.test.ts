import {expect, test} from 'vitest';
import {commandFor, memberFor} from './rules/foreignNames';
import type {LanguageFacts} from './facts';
import {similarName} from './similarName';

const known = ['length', 'resize', 'setStatus', 'reload', 'at'];

test.each([
  ['lenght', 'length'],
  ['Length', 'length'],
  ['setStatusCode', 'setStatus'],
  ['size', undefined],
  ['statusCode', undefined],
])('recognizes %s as %s', (name, similar) => {
  expect(similarName(name, known)).toBe(similar);
});

test('accepts a longer name if a project can add names', () => {
  expect(similarName('reloadAll', known, {isOpen: true})).toBeUndefined();
});

test('finds the documented name for a name from another language', () => {
  expect(memberFor('size', known)).toBe('length');
  expect(memberFor('splice', ['remove', 'push'])).toBe('remove');
  const facts = {commands: new Map([['uppercase', []]])} as unknown as LanguageFacts;
  expect(commandFor('toUpperCase', facts)).toBe('uppercase');
  expect(commandFor('strlen', facts)).toBeUndefined();
});
