import type {Sample} from '../content/page/samples';
import {problemIf, type NestedProblems, type TextCheck} from './problem';

/** Attributes that identify a person or their permissions. */
const identifyingAttribute = /^(?:apiKey|email|login|token|userName)$/i;

/**
 * Requires samples that look something up by an externally supplied identifier to compare it with `===`.
 * After `==` or `=`, an `@` in the value is a wildcard, even in a placeholder, and can match someone else.
 *
 * good: `ds.Employee.query("email === :1", email).first()`
 * bad:  `ds.Employee.query("email == :1", email).first()`
 */
export const identifierQueries: TextCheck = ({samples}) =>
  samples.filter(({language}) => language === 'qs' || language === 'http').map(problemsOf);

function problemsOf({code, language}: Sample): NestedProblems {
  const parameters = language === 'qs' ? parametersOf(code.value) : new Set<string>();
  return code.value.split('\n').map((source, index) =>
    [...source.matchAll(/([\w.]+) *==? *:(\w+)/g)].map(([text, path = '', placeholder = '']) => {
      const attribute = path.slice(path.lastIndexOf('.') + 1);
      const isLookup = parameters.has(valueOf(source, placeholder)) && /\)\.first\(\)/.test(source);
      const isRisky = identifyingAttribute.test(attribute) || isLookup;
      return problemIf(isRisky, code, {
        found: `the query "${text}" treats "@" in the value as a wildcard`,
        hint: `Write "${attribute} === …", which compares the whole value literally`,
        lineOffset: index + 1,
      });
    }),
  );
}

/** Returns the argument of `query()` on this line for an indexed placeholder. */
function valueOf(source: string, placeholder: string): string {
  const [, list = ''] = /\.query\("[^"]*", *([^)]*)\)/.exec(source) ?? [];
  return list.split(',')[Number(placeholder) - 1]?.trim() ?? '';
}

/** Returns the string parameters of the sample's methods and functions, whose values callers choose. */
function parametersOf(source: string): Set<string> {
  const lists = source.matchAll(/\b(?:declare|function \w+) *\(([^)]*)\)/g);
  return new Set(
    [...lists].flatMap(([, list = '']) =>
      [...list.matchAll(/(\w+) *: *(?:string|text|variant)\b/g)].map(([, name = '']) => name),
    ),
  );
}
