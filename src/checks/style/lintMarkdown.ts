import {lint} from 'markdownlint/sync';
import type {Configuration, LintError} from 'markdownlint';

/** All rules of markdownlint but those that MDX, our own rules or the form of our tables contradict. */
export const rules: Configuration = {
  default: true,
  // Checked by `headingLevels`, `bareUrls`, `components`, `codeBlocks`, `images` and `tableCells`.
  MD001: false,
  MD025: false,
  MD033: false,
  MD034: false,
  MD040: false,
  MD041: false,
  MD045: false,
  MD056: false,
  // Checked by `links`, which knows anchors as Docusaurus makes them.
  MD051: false,
  MD004: {style: 'dash'},
  // Two would break the line, which no one sees in an editor.
  MD009: {br_spaces: 0},
  // A line is a paragraph.
  MD013: false,
  // Each component has its "Properties".
  MD024: {siblings_only: true},
  // Steps go on behind a sample that stands between them.
  MD029: false,
  // Samples of QodlyScript have tabs.
  MD010: {code_blocks: false},
  // `REST Handler: ` is what the server sends.
  MD038: false,
  // The bars of a table stand as the writer likes.
  MD060: false,
};

/** With one style each, where a page may choose: for blocks of several pages, looked at together. */
export const strictRules: Configuration = {
  ...rules,
  MD003: {style: 'atx'},
  MD035: {style: '---'},
  MD046: {style: 'fenced'},
  MD048: {style: 'backtick'},
  MD049: {style: 'asterisk'},
  MD050: {style: 'asterisk'},
  MD055: {style: 'leading_and_trailing'},
};

/** What markdownlint finds in a text. */
export function lintMarkdown(text: string, config: Configuration): LintError[] {
  return lint({strings: {text: withoutComments(text)}, config, noInlineConfig: true}).text ?? [];
}

/** Comments of MDX, filled up to the same length: Markdown would take their stars for emphasis. */
export function withoutComments(source: string): string {
  return source.replace(/\{\/\*[\s\S]*?\*\/\}/g, (comment) => comment.replace(/\S/g, 'x'));
}
