import type {Sample} from '../content/samples';
import {faultAt, type Fault} from './fault';
import type {TextCheck} from './onceByText';

/**
 * Samples are indented by tabs, as the editor does it, and use names that mean something.
 *
 * good: `\tresult = length(company.name)`
 * bad:  `  result = length(foo)`
 */
export const sampleForm: TextCheck = ({samples}) =>
  samples.flatMap((sample) => [...placeholders(sample), ...indents(sample)]);

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

function indents({code, language}: Sample): Fault[] {
  const spaced =
    language === 'qs' ? linesOf(code.value).find(({text}) => /^\t* /.test(text)) : undefined;
  return spaced
    ? [
        faultAt(code, {
          found: 'a line of the sample is indented by spaces',
          hint: 'Indent QodlyScript by tabs',
          lineOffset: spaced.line,
        }),
      ]
    : [];
}

/** The lines of a code block, with their numbers from 1. */
function linesOf(value: string): {text: string; line: number}[] {
  return value.split('\n').map((text, index) => ({text, line: index + 1}));
}
