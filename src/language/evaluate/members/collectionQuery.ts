import {textOf} from '../arguments';
import {nested} from '../nesting';
import {equal, isOrdered} from '../operators';
import type {Run} from '../run';
import {collators} from '../text';
import {
  cannotEvaluate,
  CollectionValue,
  DateValue,
  ensure,
  itemsOf,
  kindOf,
  known,
  ObjectValue,
  type Value,
} from '../values';
import {valueAt} from '../objects';

type Test = (item: Value) => boolean;

interface Placeholders {
  indexed: Value[];
  parameters?: Value;
  attributes?: Value;
}

const tokenPattern =
  /\s*(?:(<=|>=|===|==|=|!==|!=|#|<|>)|(&&|&|\|\||\|)|([()])|'([^']*)'|(:[\w.]+)|([^\s()<>=!#&|,'[\]]+))/y;

/**
 * Compiles a query string for `.query()` into a test: `name == :1 and not(age > 30)`. Conditions on
 * elements of inner collections (`[]`) and `in` aren't supported.
 */
export function matching(query: string, values: Value[], run: Run): Test {
  const settings = values.at(-1);
  const placeholders: Placeholders = {indexed: values};
  if (settings instanceof ObjectValue) {
    placeholders.parameters = valueAt(settings, 'parameters', run);
    placeholders.attributes = valueAt(settings, 'attributes', run);
  }
  return new QueryReader(tokensOf(query), placeholders, run).read();
}

const kinds = ['comparator', 'logical', 'parenthesis', 'quoted', 'placeholder', 'word'] as const;

interface Token {
  kind: (typeof kinds)[number];
  text: string;
}

function tokensOf(query: string): Token[] {
  const pattern = new RegExp(tokenPattern);
  const tokens: Token[] = [];
  while (pattern.lastIndex < query.trimEnd().length) {
    const match = pattern.exec(query);
    const index = match?.slice(1).findIndex((group) => group !== undefined) ?? -1;
    const kind = kinds[index];
    const text = match?.[index + 1];
    ensure(kind && text !== undefined, `the query "${query}" is not supported`);
    const isLogical = kind === 'word' && /^(?:and|or)$/i.test(text);
    const isComparator = kind === 'word' && /^(?:is|in|order)$/i.test(text);
    tokens.push({kind: isLogical ? 'logical' : isComparator ? 'comparator' : kind, text});
  }
  return tokens;
}

class QueryReader {
  private at = 0;

  constructor(
    private readonly tokens: Token[],
    private readonly placeholders: Placeholders,
    private readonly run: Run,
  ) {}

  read(): Test {
    const test = this.disjunction();
    return this.at < this.tokens.length ? unsupported() : test;
  }

  private disjunction(): Test {
    const tests = this.separated(/^(?:or|\|\|?)$/i, () => this.conjunction());
    return (item) => tests.some((test) => test(item));
  }

  private conjunction(): Test {
    const tests = this.separated(/^(?:and|&&?)$/i, () => this.statement());
    return (item) => tests.every((test) => test(item));
  }

  private separated(separator: RegExp, readNext: () => Test): Test[] {
    const tests = [readNext()];
    while (separator.test(this.logical())) {
      this.at += 1;
      tests.push(readNext());
    }
    return tests;
  }

  private logical(): string {
    const token = this.tokens[this.at];
    return token?.kind === 'logical' ? token.text : '';
  }

  private statement(): Test {
    const token = this.next();
    if (token.kind === 'word' && token.text.toLowerCase() === 'not') {
      const test = this.group();
      return (item) => !test(item);
    }
    if (token.text === '(' && token.kind === 'parenthesis') {
      this.at -= 1;
      return this.group();
    }
    const path = this.pathOf(token);
    const comparator = this.next();
    const wanted = this.valueOf(this.next());
    return (item) => holds(valueAt(item, path, this.run), comparator.text, wanted);
  }

  private group(): Test {
    const open = this.next();
    const test = this.disjunction();
    const close = this.next();
    return open.text === '(' && close.text === ')' ? test : unsupported();
  }

  private next(): Token {
    this.at += 1;
    return this.tokens[this.at - 1] ?? unsupported();
  }

  private pathOf({kind, text}: Token): string {
    if (kind === 'word') {
      return text;
    }
    return kind === 'placeholder'
      ? textOf(this.placeholder(text.slice(1), this.placeholders.attributes))
      : unsupported();
  }

  private valueOf({kind, text}: Token): Value {
    if (kind === 'placeholder') {
      return this.placeholder(text.slice(1), this.placeholders.parameters);
    }
    if (kind === 'quoted') {
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? dateOf(text) : text;
    }
    if (kind !== 'word') {
      return unsupported();
    }
    const constants: Record<string, Value> = {null: null, true: true, false: false};
    return Object.hasOwn(constants, text)
      ? constants[text]
      : /^-?\d+(?:\.\d+)?$/.test(text)
        ? Number(text)
        : text;
  }

  private placeholder(name: string, named: Value): Value {
    const value = /^\d+$/.test(name)
      ? known(this.placeholders.indexed[Number(name) - 1])
      : valueAt(named, name, this.run);
    ensure(value !== null && value !== undefined, 'a null value in a placeholder is an error');
    return value;
  }
}

function unsupported(): never {
  return cannotEvaluate('a query of this form is not supported');
}

function holds(value: Value, comparator: string, wanted: Value): boolean {
  switch (comparator) {
    case '=':
    case '==':
      return isEqual(value, wanted);
    case '#':
    case '!=':
      return !isEqual(value, wanted);
    case '===':
      return typeof value === 'string' && typeof wanted === 'string'
        ? collators.plain.compare(value, wanted) === 0
        : isEqual(value, wanted);
    case '<':
    case '>':
    case '<=':
    case '>=':
      return kindOf(value) === kindOf(wanted) && isOrdered(value, comparator, wanted);
    default:
      return cannotEvaluate(`"${comparator}" in a query is not supported`);
  }
}

function isEqual(value: Value, wanted: Value): boolean {
  if (value instanceof CollectionValue && !(wanted instanceof CollectionValue)) {
    return nested(() => itemsOf(value).some((item) => isEqual(item, wanted)));
  }
  const [a, b] = [value ?? null, wanted ?? null];
  return a === null || b === null ? a === b : kindOf(a) === kindOf(b) && equal(a, b);
}

function dateOf(text: string): DateValue {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return new DateValue(year, month, day);
}
