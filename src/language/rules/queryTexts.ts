import type {SourceProblem} from '../parser/problems';
import type {Expression} from '../parser/syntax';
import type {Body, Rule} from './ruleInput';
import {builtInClassesOf} from '../inference/dataObjects';
import {textOf} from './walk';

type Call = Expression & {kind: 'call'};

/** Attributes that identify users or their permissions. */
const identifying = /^(?:apiKey|e?mail|login|token|user|userName)$/i;

/** Requires a value for each placeholder in a query string, and valid comparators. */
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
    return concatenatedValues(query, body);
  }
  return [
    ...placeholderProblems(query, text, values, body),
    ...identifierProblems(query, text),
    ...invalidComparators(query, text),
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
function concatenatedValues(query: Expression, {typeOf}: Body): SourceProblem[] {
  const parts = operandsOf(query);
  const value = parts.find((part, index) => {
    const previousText = textOf(parts[index - 1] ?? part);
    return (
      index > 0 &&
      textOf(part) === undefined &&
      previousText !== undefined &&
      /(?:[=<>#%!]|\bin)\s*['"]?@?$/i.test(previousText)
    );
  });
  return value && typeOf(query) !== 'number'
    ? [
        {
          at: value.at,
          found: 'a value that is concatenated into a query string',
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

function placeholderProblems(
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
  // The settings come last; any other object is a value to compare with a relation.
  const hasSettings = last !== undefined && isSettings(last, typeOf);
  const count = values.length - (hasSettings ? 1 : 0);
  const names = [...clean.matchAll(/(?<![\w:]):([A-Za-z]\w*)/g)].map(([, name = '']) => name);
  const passedNames = values.length === 0 ? [] : namesInSettings(last, body);
  const named = passedNames && names.find((name) => !passedNames.includes(name));
  if (named !== undefined) {
    return [
      {
        at: query.at,
        found: `no value for the placeholder ":${named}"`,
        hint: passedNames?.length
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
  const extraValue = values[highest];
  return extraValue && highest < count && !text.includes('eval(')
    ? [
        {
          at: extraValue.at,
          found: `a value without a placeholder: the query has no ":${highest + 1}"`,
          hint: `Compare something with ":${highest + 1}", or remove the value`,
        },
      ]
    : [];
}

/** Returns the names in a query's settings; undefined if other code may add some. */
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

/** Returns true if the target is a property of the variable, at any depth. */
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

function identifierProblems(query: Expression, text: string): SourceProblem[] {
  return [...text.matchAll(/([\w.]+)\s*(==?)\s*:\w+/g)].flatMap(([found, path = '', operator]) => {
    const attribute = path.slice(path.lastIndexOf('.') + 1);
    return identifying.test(attribute)
      ? [
          {
            at: query.at,
            found: `the query "${found}" treats "@" in the value as a wildcard`,
            hint: `Write "${attribute} === …" instead of "${operator}" to compare the whole value literally`,
          },
        ]
      : [];
  });
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

function invalidComparators(query: Expression, text: string): SourceProblem[] {
  const clean = withoutStrings(text).replace(/eval\(.*\)/, '');
  const invalid = invalidOperators.find(([pattern]) => pattern.test(clean));
  return invalid
    ? [{at: query.at, found: `"${invalid[1]}" in a query string`, hint: invalid[2]}]
    : [];
}
