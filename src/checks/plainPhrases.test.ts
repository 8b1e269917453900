import {expect, test} from 'vitest';
import {problemsOf, testPageOf} from '../../tests/support/testSite';
import {plainPhrases} from './plainPhrases';
import {flattenProblems} from './problem';

test.each([
  ['Another process changed it meanwhile.', 'in the meantime'],
  ['Extend it with a class of your own.', 'your own class'],
  ['A method of yours runs.', 'a method that you write'],
  ['The file has one error a line.', 'one line per error'],
  ['A keyword that is none.', "isn't a command"],
  ['This is no valid schema.', "isn't a valid schema"],
  ['The name is to be read from the file.', 'an imperative'],
  ['The code belongs into a function.', 'belongs in'],
  ['The panel has got two attributes.', '"has"'],
  ['It waits for ever.', 'indefinitely'],
  ['It makes the file anew.', 'recreates'],
  ['It handles it without further ado.', 'nothing'],
  ['The process goes on when the signal comes.', 'resume'],
  ['Tells whether a file exists.', 'Indicates whether'],
  ['The message stands in `statusText`.', 'contains'],
  ['Case does not count.', 'ignores case'],
  ['In the order of the alphabet.', 'alphabetical order'],
  ['`--fix` mends it.', 'fix'],
  ['Compared with regard to case.', 'case-sensitive'],
  ['It is had by a call.', 'you get it from'],
  ['The outcome goes into `result`.', 'receives'],
  ['It is nothing else than a copy.', 'nothing but'],
  ['This is another question than that.', 'a different'],
  ['It is further to the right.', 'farther to the right'],
  ['You need not close it.', "don't have to"],
  ['It accepts both, be it a text or a blob.', 'whether it is'],
  ['Below the name stands the type.', 'The type follows the name'],
  ['The icon serves for navigation.', 'is used for'],
  ['It is of no use here.', "doesn't help"],
  ['The session is said to last a week.', 'mark it as unconfirmed'],
])('suggests the plain form of: %s', (text, plain) => {
  const [problem] = problemsOf(plainPhrases, `A first line.\n\n${text}`);
  expect(problem).toMatch(/^3: /);
  expect(problem).toContain(plain);
});

test.each([
  'The code belongs into a function.',
  'It waits for ever.',
  'The message stands in `statusText`.',
  'Sorted in the order of the alphabet.',
  'It is had by a call.',
  'It is nothing else than a copy.',
])('fails for phrases that are never good English: %s', (text) => {
  expect(
    flattenProblems(plainPhrases(testPageOf(text))).map(({isSuggestion}) => isSuggestion),
  ).toEqual([undefined]);
});

test('only suggests a replacement if the phrase can be correct', () => {
  const [problem] = flattenProblems(plainPhrases(testPageOf('The other tasks wait meanwhile.')));
  expect(problem).toMatchObject({rule: 'phrase', isSuggestion: true});
});

test.each([
  'The list is for ever-changing data, and it is there for every user.',
  'Meanwhile, the other process waits.',
  'In the meantime, it waits. There is none.',
  'Your own class extends it. None of them is valid.',
  'Buy one book a month, and read one page a day.',
  'There is no valid reason, and it is no longer valid.',
  'The goal is to have tests that remain to be seen.',
  'It goes on to explain what stands in the way.',
  'As time goes on, nothing else matters than your code.',
  'Recommended settings and amendments.',
  'This stands for "structured query language".',
  'Run it once in a code block: `meanwhile.`',
])('accepts good English: %s', (text) => {
  expect(problemsOf(plainPhrases, text)).toEqual([]);
});
