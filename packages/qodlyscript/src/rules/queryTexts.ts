import {builtInClassesOf} from '../inference/dataObjects';
import type {Expression} from '../parser/syntax';
import type {Body, Call, Report, Rule} from './ruleInput';
import {pathOf, textOf} from './walk';

/** Attributes that identify users or their permissions. */
const identifying = /^(?:apiKey|e?mail|login|token|user|userName)$/i;

/** Requires a value for each placeholder in a query string, and valid comparators. */
export const queryTexts: Rule = ({bodies}, report) => {
  for (const body of bodies) {
    body.callsOf(['query']).forEach((call) => checkQuery(call, body, report));
    body.callsOf(['orderBy']).forEach((call) => checkOrder(call, body, report));
  }
};

/** Reports a direction passed separately: `orderBy("salary", "desc")`. */
function checkOrder({callee, args}: Call, {typeOf}: Body, report: Report): void {
  const [path, direction = ''] = args.map(textOf);
  const isOrder = callee.kind === 'member' && builtInClassesOf(typeOf(callee.object)).length > 0;
  if (isOrder && args[1] && /^(?:asc|desc)/i.test(direction)) {
    report(
      args[1],
      'the direction as a separate argument',
      `Write it after the path: "${path ?? 'path'}${/^d/i.test(direction) ? ' desc' : ''}"`,
    );
  }
}

const queriedClasses = ['4D.DataClass', '4D.EntitySelection', '4D.Collection'];

function checkQuery({callee, args}: Call, body: Body, report: Report): void {
  const [query, ...values] = args;
  const type = callee.kind === 'member' ? body.typeOf(callee.object) : undefined;
  const isQueried =
    type === undefined || builtInClassesOf(type).some((name) => queriedClasses.includes(name));
  if (callee.kind !== 'member' || !query || !isQueried) {
    return;
  }
  const texts = operandsOf(query).map(textOf);
  if (texts.includes(undefined)) {
    checkConcatenation(query, body, report);
    return;
  }
  const text = texts.join('');
  checkPlaceholders(query, text, values, body, report);
  checkIdentifiers(query, text, report);
  const clean = withoutStrings(text).replace(/eval\(.*\)/, '');
  const invalid = invalidOperators.find(([pattern]) => pattern.test(clean));
  if (invalid) {
    report(query, `"${invalid[1]}" in a query string`, invalid[2]);
  }
}

/** Reports `"name = " + value`: anything right after a comparator is a value. */
function checkConcatenation(query: Expression, {typeOf}: Body, report: Report): void {
  const parts = operandsOf(query);
  const value = parts.find((part, index) => {
    const previous = parts[index - 1];
    return (
      previous &&
      textOf(part) === undefined &&
      /(?:[=<>#%!]|\bin)\s*['"]?@?$/i.test(textOf(previous) ?? '')
    );
  });
  if (value && typeOf(query) !== 'number') {
    report(
      value,
      'a value that is concatenated into a query string',
      'Write a placeholder, and pass the value as an argument: query("name === :1", value)',
    );
  }
}

/** Lists the operands of `"a" + (b + c)`. */
function operandsOf(expression: Expression): Expression[] {
  if (expression.kind === 'group') {
    return operandsOf(expression.expression);
  }
  return expression.kind === 'operation' && expression.operator === '+'
    ? [...operandsOf(expression.left), ...operandsOf(expression.right)]
    : [expression];
}

function checkPlaceholders(
  query: Expression,
  text: string,
  values: readonly Expression[],
  body: Body,
  report: Report,
): void {
  const clean = withoutStrings(text);
  const numbers = [...clean.matchAll(/:(\d+)\b/g)].map(([, number]) => Number(number));
  const highest = Math.max(0, ...numbers);
  const last = values.at(-1);
  // The settings come last; any other object is a value to compare with a relation.
  const hasSettings = last !== undefined && isSettings(last, body.typeOf);
  const count = values.length - (hasSettings ? 1 : 0);
  const names = [...clean.matchAll(/(?<![\w:]):([A-Za-z]\w*)/g)].map(([, name = '']) => name);
  const passedNames = values.length === 0 ? [] : namesInSettings(last, body);
  const named = passedNames && names.find((name) => !passedNames.includes(name));
  const extraValue = values[highest];
  if (named !== undefined) {
    report(
      query,
      `no value for the placeholder ":${named}"`,
      passedNames?.length
        ? `Add "${named}" to the parameters: {parameters: {${named}: …}}`
        : `Pass {parameters: {${named}: …}} as the last argument`,
    );
  } else if (highest > count && !(hasSettings && highest === values.length)) {
    const missing = Math.min(...numbers.filter((number) => number > count));
    report(
      query,
      `no value for the placeholder ":${missing}"`,
      `Pass ${highest} ${highest === 1 ? 'value' : 'values'} after the query string, one for each placeholder`,
    );
  } else if (extraValue && highest < count && !text.includes('eval(')) {
    report(
      extraValue,
      `a value without a placeholder: the query has no ":${highest + 1}"`,
      `Compare something with ":${highest + 1}", or remove the value`,
    );
  }
}

/** Returns the names in a query's settings; undefined if other code may add some. */
function namesInSettings(settings: Expression | undefined, body: Body): string[] | undefined {
  const [literal, ...others] =
    settings?.kind === 'name' ? body.valuesOf(settings.name) : settings ? [settings] : [];
  const isChanged =
    settings?.kind === 'name' &&
    body.ofKind('assignment').some(({target}) => pathOf(target)?.startsWith(`${settings.name}.`));
  if (literal?.kind !== 'object' || others.length > 0 || isChanged) {
    return undefined;
  }
  const lists = literal.entries.flatMap(({key, value}) =>
    ['parameters', 'attributes'].includes(key.name) ? [value] : [],
  );
  return lists.every((list) => list.kind === 'object')
    ? lists.flatMap(({entries}) => entries.map(({key}) => key.name))
    : undefined;
}

function isSettings(value: Expression, typeOf: Body['typeOf']): boolean {
  const type = typeOf(value);
  return type === 'object' || (type === undefined && value.kind !== 'argument');
}

function withoutStrings(text: string): string {
  return text.replace(/'[^']*'|"[^"]*"/g, "''");
}

function checkIdentifiers(query: Expression, text: string, report: Report): void {
  for (const [found, path = '', operator] of text.matchAll(/([\w.]+)\s*(==?)\s*:\w+/g)) {
    const attribute = path.slice(path.lastIndexOf('.') + 1);
    if (identifying.test(attribute)) {
      report(
        query,
        `the query "${found}" treats "@" in the value as a wildcard`,
        `Write "${attribute} === …" instead of "${operator}" to compare the whole value literally`,
      );
    }
  }
}

const invalidOperators: [RegExp, string, string][] = [
  [/\blike\b/i, 'LIKE', 'Write "name == \'@Smith@\'": "@" stands for any characters'],
  [/<>/, '<>', 'Write "!=" for inequality'],
  [/!===/, '!===', 'Write "!=="'],
  [/\bbetween\b/i, 'BETWEEN', 'Write two comparisons: "salary >= :1 and salary <= :2"'],
  [/(?<!:)\?(?=\s|$|\))/, '?', 'Write a placeholder as ":1"'],
  [/\bsort by\b/i, 'sort by', 'Write "order by": "salary > :1 order by salary desc"'],
  [/\b(?:limit|offset)\s+[:\d]/i, 'LIMIT', 'Take part of the result: .slice(start, end)'],
  [
    /\bgroup by\b/i,
    'GROUP BY',
    'Query first, and group the result: .distinct("city") returns the groups',
  ],
  [/\bjoin\s+\w+\s+on\b/i, 'JOIN', 'Follow a relation with a path: "employer.city == :1"'],
  [/\$\{?\w+/, '$', 'Write a placeholder as ":1", and pass the value as an argument'],
  [
    /\bin\s*\((?!\s*:)/i,
    'IN (',
    'Write the values in brackets: "city in [\\"Lyon\\", \\"Paris\\"]"; or pass a collection for a placeholder: "city in :1"',
  ],
  [/^\s*(?:select|where)\b/i, 'SELECT', 'Write only the conditions: "lastName === :1"'],
];
