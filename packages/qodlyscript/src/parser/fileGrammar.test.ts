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

// `parse` skips this validation, which would add 0.1 seconds to the startup of each program.
test('the grammar and its tokens are unambiguous', () => {
  expect(() => new ValidatedGrammar()).not.toThrow();
  expect(new Lexer(tokens).lexerDefinitionErrors).toEqual([]);
});
