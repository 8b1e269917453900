import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {rules} from '.';
import {ruleProblems} from '../testing/ruleProblems';

/** A piece of code for rules, with a part of each problem that they report; none if they accept it. */
interface Case {
  names: string;
  code: string;
  messages: string[];
}

/** Reads `cases.txt`, which explains its format. */
function readCases(): Case[] {
  const text = fs.readFileSync(path.join(import.meta.dirname, 'cases.txt'), 'utf8');
  const [, ...blocks] = text.split(/^## /m);
  return blocks.flatMap((block) => {
    const [names = '', ...lines] = block.trimEnd().split('\n');
    return lines
      .join('\n')
      .split('\n---\n')
      .map((piece) => {
        const [marks = ''] = /^(?:> .*\n)*/.exec(piece) ?? [];
        const messages = Array.from(marks.matchAll(/^> (.*)$/gm), ([, message = '']) => message);
        return {names, code: piece.slice(marks.length), messages};
      });
  });
}

const cases = readCases();

test.each(cases)('$names: $code', ({names, code, messages}) => {
  const found = names
    .split(' ')
    .flatMap((name) => ruleProblems(rules[name as keyof typeof rules], code));
  expect(found).toEqual(messages.map((message) => expect.stringContaining(message) as string));
});

test('all rules have cases, except those that other tests cover', () => {
  const tried = new Set(cases.flatMap(({names}) => names.split(' ')));
  const others = ['documentedConstants', 'documentedTypes', 'reservedNames', 'misspelledVariables'];
  expect(Object.keys(rules).filter((name) => !tried.has(name))).toEqual(others);
});

test('a project method may be named after a foreign word', () => {
  expect(ruleProblems(rules.foreignWords, 'pass', {'Methods/pass.4qs': 'trace'})).toEqual([]);
});
