import {lint} from 'markdownlint/sync';
import type {Configuration, LintError} from 'markdownlint';

/** All markdownlint rules, except those that conflict with MDX, our own rules, or our table format. */
export const rules: Configuration = {
  default: true,
  // Checked by `headingLevels`, `bareUrls`, `components`, `codeBlocks`, `images`, and `tableCells`.
  MD001: false,
  MD025: false,
  MD033: false,
  MD034: false,
  MD040: false,
  MD041: false,
  MD045: false,
  MD056: false,
  // Checked by `links`, which computes anchors as Docusaurus does.
  MD051: false,
  MD003: {style: 'atx'},
  MD004: {style: 'dash'},
  // Two spaces at the end would break the line, but are invisible in an editor.
  MD009: {br_spaces: 0},
  // Each paragraph is one line.
  MD013: false,
  // Each component has its "Properties".
  MD024: {siblings_only: true},
  // Numbered steps continue after a sample between them.
  MD029: false,
  // QodlyScript samples are indented with tabs.
  MD010: {code_blocks: false},
  // The server sends `REST Handler: ` with the space.
  MD038: false,
  // Writers may align the pipes in a table as they like.
  MD060: false,
};

/** The same rules with a fixed style for each choice, for linting blocks from different pages together. */
export const strictRules: Configuration = {
  ...rules,
  MD035: {style: '---'},
  MD046: {style: 'fenced'},
  MD048: {style: 'backtick'},
  MD049: {style: 'asterisk'},
  MD050: {style: 'asterisk'},
  MD055: {style: 'leading_and_trailing'},
};

/** Returns markdownlint's findings in a Markdown source. */
export function lintMarkdown(text: string, config: Configuration): LintError[] {
  return lint({strings: {text: withoutComments(text)}, config, noInlineConfig: true}).text ?? [];
}

/** Replaces MDX comments with text of the same length, since their asterisks would be read as emphasis. */
export function withoutComments(source: string): string {
  return source.replace(/\{\/\*[\s\S]*?\*\/\}/g, (comment) => comment.replace(/\S/g, 'x'));
}
