import {textOf} from '../arguments';
import {valueAt} from '../objects';
import {parseExpression} from '../parseExpression';
import type {Run} from '../run';
import {
  cannotEvaluate,
  CollectionValue,
  DateValue,
  ensure,
  FunctionValue,
  itemsOf,
  known,
  languageError,
  ObjectValue,
  type Value,
} from '../values';

/** A query text, with the values of its placeholders. */
export interface Query {
  criterion: Criterion;
  /** The paths after `order by`. */
  order?: string | undefined;
}

export type Criterion =
  | {kind: 'and' | 'or'; operands: Criterion[]}
  | {kind: 'not'; operand: Criterion}
  | Comparison
  | {kind: 'formula'; formula: FunctionValue; args: Value};

export interface Comparison {
  kind: 'comparison';
  path: Step[];
  /** As written, in uppercase. */
  comparator: string;
  value: Value;
}

/** A property in a path: `details`, `languages[]`, `languages[a]`, `product{2}`. */
export interface Step {
  name: string;
  /** The letter in brackets, in lowercase; empty for `[]`. */
  link?: string | undefined;
  /** The number in braces. */
  classIndex?: string | undefined;
}

/** The values that a query receives after its text, and its settings. */
export interface QueryValues {
  indexed: Value[];
  settings: ObjectValue | undefined;
}

const tokenPattern = new RegExp(
  [
    String.raw`(<=|>=|===|==|=|!==|!=|#|<|>|%)`,
    String.raw`(&&|&|\|\||\|)`,
    String.raw`([()])`,
    String.raw`'([^']*)'`,
    String.raw`(:[\w.]+)`,
    // A list for "in". In a path, brackets contain at most a letter, and follow a name.
    String.raw`(\[(?:[^\]"]|"(?:\\.|[^"\\])*")*\])`,
    String.raw`((?:[^\s()<>=!#&|,'"[\]{}%]|\[\s*[A-Za-z]?\s*\]|\{\d+\})+)`,
  ].join('|'),
  'y',
);

const kinds = [
  'comparator',
  'logical',
  'parenthesis',
  'quoted',
  'placeholder',
  'list',
  'word',
] as const;

interface Token {
  kind: (typeof kinds)[number] | 'formula';
  text: string;
}

/**
 * Parses a query text: `name == :1 and not(age > 30) order by name desc`. Source: language/DataClassClass,
 * query; language/CollectionClass, query. @throws CannotEvaluateError, LanguageError
 */
export function parseQuery(text: string, values: QueryValues, run: Run): Query {
  const [, criteria = text, order] = /^(.*?)\border\s+by\b([^']*)$/is.exec(text) ?? [];
  return {criterion: new QueryReader(tokensOf(criteria), values, run).read(), order};
}

function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(tokenPattern);
  let at = 0;
  while (query.slice(at).trim() !== '') {
    at += query.slice(at).length - query.slice(at).trimStart().length;
    const formula = formulaAt(query, at);
    if (formula !== undefined) {
      tokens.push({kind: 'formula', text: formula});
      at += `eval(${formula})`.length;
      continue;
    }
    pattern.lastIndex = at;
    const match = pattern.exec(query);
    const index = match?.slice(1).findIndex((group) => group !== undefined) ?? -1;
    const kind = kinds[index];
    const text = match?.[index + 1];
    ensure(kind && text !== undefined, `the query "${query}" is not supported`);
    tokens.push({kind: kind === 'word' ? kindOfWord(text) : kind, text});
    at = pattern.lastIndex;
  }
  return tokens;
}

function kindOfWord(word: string): Token['kind'] {
  return /^(?:and|or)$/i.test(word) ? 'logical' : /^(?:is|in)$/i.test(word) ? 'comparator' : 'word';
}

/** in: `eval(length(this.name) > 5) and …`; out: `length(this.name) > 5` */
function formulaAt(query: string, at: number): string | undefined {
  const start = /^eval\(/i.exec(query.slice(at))?.[0].length;
  let depth = 1;
  for (let end = at + (start ?? 0); start !== undefined && end < query.length; end += 1) {
    depth += query[end] === '(' ? 1 : query[end] === ')' ? -1 : 0;
    if (depth === 0) {
      return query.slice(at + start, end);
    }
  }
  return undefined;
}

class QueryReader {
  private at = 0;

  constructor(
    private readonly tokens: Token[],
    private readonly values: QueryValues,
    private readonly run: Run,
  ) {}

  read(): Criterion {
    const criterion = this.disjunction();
    return this.at < this.tokens.length ? unsupported() : criterion;
  }

  private disjunction(): Criterion {
    return this.separated('or', /^(?:or|\|\|?)$/i, () => this.conjunction());
  }

  private conjunction(): Criterion {
    return this.separated('and', /^(?:and|&&?)$/i, () => this.statement());
  }

  private separated(kind: 'and' | 'or', separator: RegExp, readNext: () => Criterion): Criterion {
    const first = readNext();
    const operands = [first];
    while (
      this.tokens[this.at]?.kind === 'logical' &&
      separator.test(this.tokens[this.at]?.text ?? '')
    ) {
      this.at += 1;
      operands.push(readNext());
    }
    return operands.length === 1 ? first : {kind, operands};
  }

  private statement(): Criterion {
    const token = this.next();
    if (token.kind === 'word' && token.text.toLowerCase() === 'not') {
      return {kind: 'not', operand: this.statement()};
    }
    if (token.kind === 'parenthesis' && token.text === '(') {
      const criterion = this.disjunction();
      return this.next().text === ')' ? criterion : unsupported();
    }
    const formula = this.formulaOf(token);
    if (formula) {
      return formulaCriterion(formula, this.values, this.run);
    }
    const path = this.pathOf(token);
    const comparator = this.next();
    ensure(comparator.kind === 'comparator', 'a query without a comparator is not supported');
    return toCriterion(path, this.comparatorOf(comparator), this.valueOf(this.next()));
  }

  /** Reads the rest of `is not`. */
  private comparatorOf({text}: Token): string {
    const isNot = /^is$/i.test(text) && /^not$/i.test(this.tokens[this.at]?.text ?? '');
    this.at += isNot ? 1 : 0;
    return isNot ? 'IS NOT' : text.toUpperCase();
  }

  private next(): Token {
    this.at += 1;
    return this.tokens[this.at - 1] ?? unsupported();
  }

  private formulaOf({kind, text}: Token): FunctionValue | undefined {
    if (kind === 'placeholder' && /^:\d+$/.test(text)) {
      const value = known(this.values.indexed[Number(text.slice(1)) - 1]);
      return value instanceof FunctionValue ? value : undefined;
    }
    if (kind !== 'formula') {
      return undefined;
    }
    const expression = parseExpression(text, this.run.precedence);
    ensure(expression, `the formula "${text}" is not supported`);
    return new FunctionValue({kind: 'formula', expression, variables: new Map()});
  }

  private pathOf({kind, text}: Token): Step[] {
    if (kind === 'placeholder') {
      const path = this.placeholder(text.slice(1), 'attributes');
      return path instanceof CollectionValue
        ? itemsOf(path).map((name) => ({name: textOf(name)}))
        : stepsOf(textOf(path));
    }
    return kind === 'word' ? stepsOf(text) : unsupported();
  }

  private valueOf({kind, text}: Token): Value {
    switch (kind) {
      case 'placeholder':
        return this.placeholder(text.slice(1), 'parameters');
      case 'quoted':
        return text;
      case 'word':
        return constantOf(text);
      case 'list':
        return new CollectionValue(
          [...text.slice(1, -1).matchAll(/"((?:\\.|[^"\\])*)"|'([^']*)'|([^\s,]+)/g)].map(
            ([, double, single, word = '']) => double ?? single ?? constantOf(word),
          ),
        );
      default:
        return unsupported();
    }
  }

  private placeholder(name: string, kind: 'attributes' | 'parameters'): Value {
    const {indexed, settings} = this.values;
    const value = /^\d+$/.test(name)
      ? known(indexed[Number(name) - 1])
      : valueAt(settings && valueAt(settings, kind, this.run), name, this.run);
    ensure(value !== null && value !== undefined, 'a null value in a placeholder is an error');
    return value;
  }
}

/** A criterion on all elements (`[]`) with a negative comparator negates the positive one. Source: guides/queries. */
function toCriterion(path: Step[], comparator: string, value: Value): Criterion {
  const positives: Record<string, string> = {'!=': '==', '#': '==', '!==': '===', 'IS NOT': '==='};
  const positive = positives[comparator];
  return positive !== undefined && path.some(({link}) => link === '')
    ? {kind: 'not', operand: {kind: 'comparison', path, comparator: positive, value}}
    : {kind: 'comparison', path, comparator, value};
}

/** A formula criterion, unless the settings forbid formulas. */
export function formulaCriterion(
  formula: FunctionValue,
  {settings}: QueryValues,
  run: Run,
): Criterion {
  if (settings && valueAt(settings, 'allowFormulas', run) === false) {
    throw languageError(1278, 'formula not allowed in this member method');
  }
  return {kind: 'formula', formula, args: settings && valueAt(settings, 'args', run)};
}

function stepsOf(path: string): Step[] {
  return path.split('.').map((part) => {
    const [, name, link, classIndex] =
      /^([^[\]{}]+)(?:\[\s*([A-Za-z]?)\s*\])?(?:\{(\d+)\})?$/.exec(part) ?? [];
    ensure(name !== undefined, `the path "${path}" is not supported`);
    return {name, link: link?.toLowerCase(), classIndex};
  });
}

function constantOf(word: string): Value {
  const constants: Record<string, Value> = {null: null, true: true, false: false};
  return Object.hasOwn(constants, word)
    ? constants[word]
    : /^-?\d+(?:\.\d+)?$/.test(word)
      ? Number(word)
      : word;
}

/** in: `1970-01-01`; undefined for other texts */
export function dateConstant(text: string): DateValue | undefined {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return isDate ? new DateValue(year, month, day) : undefined;
}

function unsupported(): never {
  return cannotEvaluate('a query of this form is not supported');
}
