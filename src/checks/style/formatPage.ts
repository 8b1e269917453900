import type {Nodes} from 'mdast';
import {applyFixes, type Configuration, type LintError} from 'markdownlint';
import {nodesOf} from '../../content/page/nodes';
import {Page} from '../../content/page/page';
import {lintMarkdown} from './markdownStyle';

/** Style that readers don't see, such as empty lines around headings and `-` for lists. */
const style: Configuration = {
  default: false,
  MD004: {style: 'dash'},
  MD005: true,
  MD007: true,
  MD009: {br_spaces: 0},
  // QodlyScript samples are indented with tabs.
  MD010: {code_blocks: false},
  MD012: true,
  MD019: true,
  MD022: true,
  MD023: true,
  MD027: true,
  MD030: true,
  MD031: true,
  MD032: true,
  MD047: true,
  MD049: {style: 'asterisk'},
  MD050: {style: 'asterisk'},
  MD058: true,
};

/** One change can reveal another, but in practice, no page takes more than three rounds. */
const maxRounds = 5;

/**
 * Returns the source of a page in the usual style. Keeps a passage as it is if readers would see
 * another page: other words, marks, links, lists, or code.
 *
 * in:  `* one`, `2 * 3 * 4`, `Save␠␠`
 * out: `- one`, `2 * 3 * 4`, `Save␠␠`, since two spaces break the line
 */
export function formatPage(source: string): string {
  let text = source;
  for (let round = 0; round < maxRounds; round += 1) {
    const next = indentSamples(formatOnce(text));
    if (next === text) {
      break;
    }
    text = next;
  }
  return text;
}

function formatOnce(source: string): string {
  const shown = shownIn(source);
  const errors = shown === undefined ? [] : lintMarkdown(source, style);
  const formatted = applyFixes(source, errors);
  if (shownIn(formatted) === shown) {
    return formatted;
  }
  // One change at a time, from the end, which keeps the lines of the others valid.
  return errors
    .sort((a, b) => lineOf(b) - lineOf(a))
    .reduce((text, error) => {
      const next = applyFixes(text, [error]);
      return shownIn(next) === shown ? next : text;
    }, source);
}

function lineOf({lineNumber, fixInfo}: LintError): number {
  return fixInfo?.lineNumber ?? lineNumber;
}

/**
 * Returns everything that readers see on a page, and all that MDX reads, for comparison; undefined if the page
 * isn't valid.
 */
function shownIn(source: string): string | undefined {
  const page = new Page({file: '', path: '', source});
  return page.syntaxError
    ? undefined
    : JSON.stringify(page.tree, function (this: Nodes, key, value: unknown) {
        if (key === 'position' || key === 'estree') {
          return undefined;
        }
        // Browsers show any run of whitespace as one space.
        return key === 'value' && this.type === 'text' ? String(value).replace(/\s+/g, ' ') : value;
      });
}

/** Replaces spaces at the beginning of QodlyScript lines with tabs, if all are multiples of the smallest. */
function indentSamples(source: string): string {
  const page = new Page({file: '', path: '', source});
  const samples = page.syntaxError
    ? []
    : nodesOf(page.tree, 'code').filter(({lang}) => lang === 'qs');
  return samples.reduce((text, {value}) => {
    const widths = [...value.matchAll(/^ +/gm)].map(([spaces]) => spaces.length);
    const width = Math.min(...widths);
    const indented = value.replace(/^ +/gm, (spaces) => '\t'.repeat(spaces.length / width));
    return widths.some((candidate) => candidate % width > 0)
      ? text
      : text.replace(value, () => indented);
  }, source);
}
