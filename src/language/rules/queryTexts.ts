import type {SourceProblem} from '../parser/problems';
import type {Expression} from '../parser/syntax';
import type {Body, Rule} from './ruleInput';
import {builtInClassesOf} from '../inference/dataObjects';
import {textOf} from './walk';

type Call = Expression & {kind: 'call'};

/** Attributes that identify users or their permissions. */
const identifying = /^(?:apiKey|e?mail|login|token|user|userName)$/i;

/** A query string has a value for each placeholder, and only valid comparators. */
export const queryTexts: Rule = ({bodies}) =>
  bodies.flatMap((body) => [
    ...body
      .callsOf(['query'])
      .flatMap((call) => (isQuery(call, body) ? checkQuery(call, body) : [])),
    ...body.callsOf(['orderBy']).flatMap((call) => separateDirection(call, body)),
  ]);

/** Reports a direction passed separately: `orderBy("salary", "desc")`. */
function separateDirection({callee, args}: Call, {typeOf}: Body): SourceProblem[] {
  const [path, direction] = args.map(textOf);
  const isOrder = callee.kind === 'member' && builtInClassesOf(typeOf(callee.object)).length > 0;
  return isOrder && args[1] && /^(?:asc|desc)/i.test(direction ?? '')
    ? [
        {
          at: args[1].at,
          found: 'the direction as a separate argument',
          hint: `Write it after the path: "${path ?? 'path'}${/^d/i.test(direction ?? '') ? ' desc' : ''}"`,
        },
      ]
    : [];
}

function isQuery({callee, args}: Call, {typeOf}: Body): boolean {
  if (callee.kind !== 'member' || args.length === 0) {
    return false;
  }
  const type = typeOf(callee.object);
  return (
    type === undefined ||
    builtInClassesOf(type).some((className) =>
      ['4D.DataClass', '4D.EntitySelection', '4D.Collection'].includes(className),
    )
  );
}

function checkQuery({args}: Call, body: Body): SourceProblem[] {
  const [query, ...values] = args;
  if (!query) {
    return [];
  }
  const text = literalText(query);
  if (text === undefined) {
    return concatenated(query, body);
  }
  return [
    ...placeholders(query, text, values, body),
    ...identifiers(query, text),
    ...wrongComparators(query, text),
  ];
}

/** Joins string literals concatenated with `+`; returns undefined if there's anything else. */
function literalText(query: Expression): string | undefined {
  switch (query.kind) {
    case 'group':
      return literalText(query.expression);
    case 'operation': {
      const [left, right] = [literalText(query.left), literalText(query.right)];
      return query.operator === '+' && left !== undefined && right !== undefined
        ? left + right
        : undefined;
    }
    default:
      return textOf(query);
  }
}

/** Reports `"name = " + value`: anything right after a comparator is a value. */
function concatenated(query: Expression, {typeOf}: Body): SourceProblem[] {
  const parts = operandsOf(query);
  const value = parts.find((part, index) => {
    const before = textOf(parts[index - 1] ?? part);
    return (
      index > 0 &&
      textOf(part) === undefined &&
      before !== undefined &&
      /(?:[=<>#%!]|\bin)\s*['"]?@?$/i.test(before)
    );
  });
  return value && typeOf(query) !== 'number'
    ? [
        {
          at: value.at,
          found: 'a value that is concatenated into the text of a query',
          hint: 'Write a placeholder, and pass the value as an argument: query("name === :1", value)',
        },
      ]
    : [];
}

function operandsOf(expression: Expression): Expression[] {
  if (expression.kind === 'group') {
    return operandsOf(expression.expression);
  }
  return expression.kind === 'operation' && expression.operator === '+'
    ? [...operandsOf(expression.left), ...operandsOf(expression.right)]
    : [expression];
}

function placeholders(
  query: Expression,
  text: string,
  values: readonly Expression[],
  body: Body,
): SourceProblem[] {
  const {typeOf} = body;
  const clean = withoutStrings(text);
  const numbers = [...clean.matchAll(/:(\d+)\b/g)].map(([, number]) => Number(number));
  const highest = Math.max(0, ...numbers);
  const last = values.at(-1);
  // The settings come last; a value can only be an object for a relation.
  const hasSettings = last !== undefined && isSettings(last, typeOf);
  const count = values.length - (hasSettings ? 1 : 0);
  const names = [...clean.matchAll(/(?<![\w:]):([A-Za-z]\w*)/g)].map(([, name = '']) => name);
  const passed = values.length === 0 ? [] : namesInSettings(last, body);
  const named = passed && names.find((name) => !passed.includes(name));
  if (named !== undefined) {
    return [
      {
        at: query.at,
        found: `no value for the placeholder ":${named}"`,
        hint: passed?.length
          ? `Add "${named}" to the parameters: {parameters: {${named}: …}}`
          : `Pass {parameters: {${named}: …}} as the last argument`,
      },
    ];
  }
  if (highest > count && !(hasSettings && highest === values.length)) {
    const missing = [...new Set(numbers)].sort((a, b) => a - b).find((number) => number > count);
    return [
      {
        at: query.at,
        found: `no value for the placeholder ":${missing}"`,
        hint: `Pass ${highest} ${highest === 1 ? 'value' : 'values'} after the query string, one for each placeholder`,
      },
    ];
  }
  const extra = values[highest];
  return extra && highest < count && !text.includes('eval(')
    ? [
        {
          at: extra.at,
          found: `a value without a placeholder: the query has no ":${highest + 1}"`,
          hint: `Compare something with ":${highest + 1}", or remove the value`,
        },
      ]
    : [];
}

/** Returns the names in the settings of a query; undefined if other code may add names. */
function namesInSettings(settings: Expression | undefined, body: Body): string[] | undefined {
  const [literal, ...others] =
    settings?.kind === 'name' ? body.valuesOf(settings.name) : settings ? [settings] : [];
  const isChanged = body
    .ofKind('assignment')
    .some(({target}) => settings?.kind === 'name' && isInside(target, settings.name));
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

/** Returns true if a target is a property of the variable at any depth. */
function isInside(target: Expression, variable: string): boolean {
  return target.kind === 'member' || target.kind === 'element'
    ? (target.object.kind === 'name' && target.object.name === variable) ||
        isInside(target.object, variable)
    : false;
}

function isSettings(value: Expression, typeOf: Body['typeOf']): boolean {
  const type = typeOf(value);
  return (
    value.kind === 'object' ||
    type === 'object' ||
    (type === undefined && value.kind !== 'argument')
  );
}

function withoutStrings(text: string): string {
  return text.replace(/'[^']*'|"[^"]*"/g, "''");
}

function identifiers(query: Expression, text: string): SourceProblem[] {
  return [...text.matchAll(/([\w.]+)\s*(==?)\s*:\w+/g)].flatMap(([found, path = '', operator]) => {
    const attribute = path.slice(path.lastIndexOf('.') + 1);
    return identifying.test(attribute)
      ? [
          {
            at: query.at,
            found: `the query "${found}" reads an "@" in the value as a wildcard`,
            hint: `Write "${attribute} === …" instead of "${operator}": it compares the whole value literally`,
          },
        ]
      : [];
  });
}

const wrongOperators: [RegExp, string, string][] = [
  [/\blike\b/i, 'LIKE', 'Write "name == \'@Smith@\'": "@" stands for any characters'],
  [/<>/, '<>', 'Inequality is "!="'],
  [/!===/, '!===', 'Write "!=="'],
  [/\bbetween\b/i, 'BETWEEN', 'Write two comparisons: "salary >= :1 and salary <= :2"'],
  [/(?<!:)\?(?=\s|$|\))/, '?', 'A placeholder is ":1"'],
  [/\bsort by\b/i, 'sort by', 'Write "order by": "salary > :1 order by salary desc"'],
  [/\b(?:limit|offset)\s+[:\d]/i, 'LIMIT', 'Take part of the result: .slice(start, end)'],
  [
    /\bgroup by\b/i,
    'GROUP BY',
    'Query first, and group the result: .distinct("city") gives the groups',
  ],
  [/\bjoin\s+\w+\s+on\b/i, 'JOIN', 'Follow a relation with a path: "employer.city == :1"'],
  [/\$\{?\w+/, '$', 'A placeholder is ":1"; pass the value as an argument'],
  [
    /\bin\s*\((?!\s*:)/i,
    'IN (',
    'Write the values between brackets: "city in [\\"Lyon\\", \\"Paris\\"]"; or pass a collection for a placeholder: "city in :1"',
  ],
  [/^\s*(?:select|where)\b/i, 'SELECT', 'Write only the conditions: "lastName === :1"'],
];

function wrongComparators(query: Expression, text: string): SourceProblem[] {
  const clean = withoutStrings(text).replace(/eval\(.*\)/, '');
  const wrong = wrongOperators.find(([pattern]) => pattern.test(clean));
  return wrong
    ? [{at: query.at, found: `"${wrong[1]}" in the text of a query`, hint: wrong[2]}]
    : [];
}
