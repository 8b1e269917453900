import type {Code} from 'mdast';
import type {Sample} from '../content/samples';
import {problemAt, type NestedProblems, type TextCheck} from './problem';
import type {Fix} from './fix';

/**
 * Requires samples to be indented with tabs, as in the editor, and to use meaningful names.
 *
 * good: `\tresult = length(company.name)`
 * bad:  `  result = length(foo)`
 */
export const sampleForm: TextCheck = ({samples, source}) =>
  samples.map((sample) => [placeholders(sample), indents(sample, source)]);

function placeholders({code}: Sample): NestedProblems {
  return code.value.split('\n').map((text, index) => {
    const [name] = /\b(?:foo|foobar|baz|qux|test1)\b/i.exec(text) ?? [];
    return (
      name &&
      problemAt(code, {
        found: `the name "${name}" in a sample`,
        hint: 'Use names from the sample model: Company, Employee, Invoice, Product',
        lineOffset: index + 1,
      })
    );
  });
}

function indents({code, language}: Sample, source: string): NestedProblems {
  const spacedIndex = code.value.split('\n').findIndex((text) => /^\t* /.test(text));
  return (
    language === 'qs' &&
    spacedIndex >= 0 &&
    problemAt(code, {
      found: 'a line of the sample is indented with spaces',
      hint: 'Indent QodlyScript with tabs',
      lineOffset: spacedIndex + 1,
      ...tabFix(code, source),
    })
  );
}

/** Matches a line that starts a block or leaves a statement open, so the next line may be indented. */
const opener =
  /^(?!\s*end\b).*\b(?:if|else|for|forEach|while|repeat|switch|case|function|constructor|try|catch|use)\b|^\s*:|[([{;,\\+\-*/=&|]\s*$/i;

/** Replaces spaces with as many tabs as the lines above allow. An indented line can't follow `a = 1`. */
function withTabs(value: string, width: number): string {
  let allowed = 0;
  const lines = value.split('\n').map((line) => {
    const [, tabs = '', spaces = '', code = ''] = /^(\t*)( *)(.*)$/.exec(line) ?? [];
    const written = tabs.length + spaces.length / width;
    const depth = spaces === '' ? written : Math.min(written, allowed);
    if (code !== '' && !code.startsWith('//')) {
      allowed = depth + Number(opener.test(code));
    }
    return spaces === '' ? line : '\t'.repeat(depth) + code;
  });
  return lines.join('\n');
}

/** Replaces spaces with tabs if all lines are indented by multiples of the smallest indentation. */
function tabFix({value, position}: Code, source: string): {fix?: Fix} {
  const widths = [...value.matchAll(/^ +/gm)].map(([spaces]) => spaces.length);
  const width = Math.min(...widths);
  const from = source.indexOf(value, position?.start.offset);
  const to = from + value.length;
  const isWhole = from >= 0 && to <= (position?.end.offset ?? 0);
  return isWhole && widths.every((candidate) => candidate % width === 0)
    ? {fix: {from, to, text: withTabs(value, width)}}
    : {};
}
