import type {Code} from 'mdast';
import type {Sample} from '../content/samples';
import {faultAt, type Fault} from './fault';
import type {Fix} from './fix';
import type {TextCheck} from './checkByText';

/**
 * Samples are indented with tabs, as in the editor, and use meaningful names.
 *
 * good: `\tresult = length(company.name)`
 * bad:  `  result = length(foo)`
 */
export const sampleForm: TextCheck = ({samples, source}) =>
  samples.flatMap((sample) => [...placeholders(sample), ...indents(sample, source)]);

function placeholders({code}: Sample): Fault[] {
  return linesOf(code.value).flatMap(({text, line}) => {
    const [name] = /\b(?:foo|foobar|baz|qux|test1)\b/i.exec(text) ?? [];
    return name
      ? [
          faultAt(code, {
            found: `the name "${name}" in a sample`,
            hint: 'Name things of the sample model: Company, Employee, Invoice, Product',
            lineOffset: line,
          }),
        ]
      : [];
  });
}

function indents({code, language}: Sample, source: string): Fault[] {
  const spaced =
    language === 'qs' ? linesOf(code.value).find(({text}) => /^\t* /.test(text)) : undefined;
  return spaced
    ? [
        {
          ...faultAt(code, {
            found: 'a line of the sample is indented by spaces',
            hint: 'Indent QodlyScript by tabs',
            lineOffset: spaced.line,
          }),
          ...tabbed(code, source),
        },
      ]
    : [];
}

/** Replaces spaces with tabs if all lines are indented by multiples of the smallest indentation. */
function tabbed({value, position}: Code, source: string): {fix?: Fix} {
  const widths = [...value.matchAll(/^ +/gm)].map(([spaces]) => spaces.length);
  const width = Math.min(...widths);
  const from = source.indexOf(value, position?.start.offset);
  const to = from + value.length;
  const isWhole = from >= 0 && to <= (position?.end.offset ?? 0);
  return isWhole && widths.every((one) => one % width === 0)
    ? {fix: {from, to, text: value.replace(/^ +/gm, ({length}) => '\t'.repeat(length / width))}}
    : {};
}

/** Returns the lines of a code block, with their numbers from 1. */
function linesOf(value: string): {text: string; line: number}[] {
  return value.split('\n').map((text, index) => ({text, line: index + 1}));
}
