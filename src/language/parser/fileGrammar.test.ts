import {Lexer} from 'chevrotain';
import {expect, test} from 'vitest';
import {FileGrammar} from './fileGrammar';
import {tokens} from './tokens';

class ValidatedGrammar extends FileGrammar {
  constructor() {
    super(false);
    this.performSelfAnalysis();
  }
}

// `parse` skips this validation, which would cost each program 0.1 seconds.
test('the grammar is unambiguous, and its tokens can be told apart', () => {
  expect(() => new ValidatedGrammar()).not.toThrow();
  expect(new Lexer(tokens).lexerDefinitionErrors).toEqual([]);
});
