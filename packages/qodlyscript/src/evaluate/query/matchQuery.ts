import {tick} from '../budget';
import {findFunction} from '../classes';
import {eventOf} from '../data/attributes';
import {EntityValue, SelectionValue, entitiesOf} from '../data/dataObjects';
import {nested} from '../nesting';
import {equal, isOrdered} from '../operators';
import {readProperty} from '../objects';
import type {Run} from '../run';
import {collators, hasKeyword} from '../text';
import {
  cannotEvaluate,
  CollectionValue,
  DateValue,
  ensure,
  itemsOf,
  kindOf,
  known,
  ObjectValue,
  type FunctionValue,
  type Value,
} from '../values';
import {dateConstant, parseQuery, type Comparison, type Criterion} from './parseQuery';

export type Test = (item: Value) => boolean;

/** Returns whether an element of a collection or an entity meets the criterion. */
export function testOf(criterion: Criterion, run: Run): Test {
  const matcher = new Matcher(run);
  return (item) => matcher.exists(criterion, item, new Map());
}

/** The element that a step to several elements stands for; undefined if there are none. */
type Bindings = ReadonlyMap<string, Value>;

interface Choice {
  name: string;
  elements: Value[];
}

class Matcher {
  constructor(private readonly run: Run) {}

  /**
   * Returns whether the criterion holds for some choice of one element for each step that leads to several.
   * Criteria with the same relation or linked letter share the choice.
   */
  exists(criterion: Criterion, item: Value, bindings: Bindings): boolean {
    tick();
    const choice = this.openChoice(criterion, item, bindings);
    if (!choice) {
      return this.holds(criterion, item, bindings);
    }
    const {name} = choice;
    const elements = choice.elements.length === 0 ? [undefined] : choice.elements;
    return elements.some((element) =>
      this.exists(criterion, item, new Map([...bindings, [name, element]])),
    );
  }

  private openChoice(criterion: Criterion, item: Value, bindings: Bindings): Choice | undefined {
    switch (criterion.kind) {
      case 'and':
      case 'or':
        for (const operand of criterion.operands) {
          const choice = this.openChoice(operand, item, bindings);
          if (choice) {
            return choice;
          }
        }
        return undefined;
      case 'comparison': {
        const end = this.follow(criterion, item, bindings);
        return 'elements' in end ? end : undefined;
      }
      default:
        return undefined;
    }
  }

  private holds(criterion: Criterion, item: Value, bindings: Bindings): boolean {
    switch (criterion.kind) {
      case 'and':
        return criterion.operands.every((operand) => this.holds(operand, item, bindings));
      case 'or':
        return criterion.operands.some((operand) => this.holds(operand, item, bindings));
      case 'not':
        return !this.exists(criterion.operand, item, bindings);
      case 'formula':
        return known(this.run.call(criterion.formula, item, [criterion.args])) === true;
      case 'comparison':
        return this.compares(criterion, item, bindings);
    }
  }

  /** Follows a path up to its last step, or to a step with several elements of which none is chosen yet. */
  private follow({path}: Comparison, item: Value, bindings: Bindings): {owner: Value} | Choice {
    const classIndex = path.find((step) => step.classIndex !== undefined)?.classIndex ?? '';
    let owner: Value = item;
    let walked = '';
    for (const [index, {name, link}] of path.entries()) {
      walked += `.${name}${classIndex}`;
      const isLast = index === path.length - 1;
      if (isLast && link === undefined) {
        break;
      }
      const value = this.read(owner, name);
      const isChosen =
        value instanceof SelectionValue || (value instanceof CollectionValue && link !== undefined);
      if (!isChosen) {
        owner = value;
        continue;
      }
      // Without a letter, each criterion has its own choice.
      const key = link === '' ? path : walked + (link ?? '');
      const choiceName = typeof key === 'string' ? key : this.nameOf(key);
      if (!bindings.has(choiceName)) {
        const elements =
          value instanceof SelectionValue ? entitiesOf(value, this.run) : itemsOf(value);
        return {name: choiceName, elements};
      }
      owner = bindings.get(choiceName);
    }
    return {owner};
  }

  private readonly names = new Map<object, string>();

  /** Returns a unique name for a path. */
  private nameOf(path: object): string {
    const name = this.names.get(path) ?? `#${this.names.size}`;
    this.names.set(path, name);
    return name;
  }

  private read(owner: Value, name: string): Value {
    return owner instanceof ObjectValue || owner instanceof CollectionValue
      ? known(readProperty(owner, name, this.run))
      : undefined;
  }

  private compares(comparison: Comparison, item: Value, bindings: Bindings): boolean {
    const end = this.follow(comparison, item, bindings);
    const last = comparison.path.at(-1);
    if (!('owner' in end) || !last) {
      return cannotEvaluate('a query of this form is not supported');
    }
    const {owner} = end;
    const {comparator, value: wanted} = comparison;
    const calculated =
      owner instanceof EntityValue ? this.calculatedTest(owner, last.name, comparison) : undefined;
    if (calculated) {
      return calculated(owner);
    }
    const value = last.link === undefined ? this.read(owner, last.name) : owner;
    const isMissing = (value ?? null) === null && wanted !== null;
    if (/^(?:!|#|IS NOT)/.test(comparator)) {
      ensure(
        !(item instanceof EntityValue && isMissing),
        'a null value with "!=" is not documented',
      );
      ensure(
        !(
          item instanceof EntityValue &&
          bindings.size > 0 &&
          last.link === undefined &&
          comparison.path.every(({link}) => link === undefined)
        ),
        '"!=" on a relation to several entities is not documented',
      );
    }
    return holds(value, comparator, wanted);
  }

  private readonly tests = new Map<Comparison, Test>();

  /** Calls the `query` function of a calculated attribute. Source: guides/data-model-objects. */
  private calculatedTest(
    owner: EntityValue,
    name: string,
    comparison: Comparison,
  ): Test | undefined {
    const rewrite = findFunction(owner.objectClass, name, 'query');
    if (!rewrite) {
      return undefined;
    }
    const test = this.tests.get(comparison) ?? this.rewritten(rewrite, owner, name, comparison);
    this.tests.set(comparison, test);
    return test;
  }

  private rewritten(
    rewrite: FunctionValue,
    owner: EntityValue,
    name: string,
    {comparator, value}: Comparison,
  ): Test {
    const event = eventOf(owner.dataclass, name, 'query', [
      ['value', value],
      ['operator', operatorNames[comparator] ?? comparator],
    ]);
    const returned = known(this.run.call(rewrite, owner, [event]));
    const result = event.entries.has('result') ? known(event.entries.get('result')) : returned;
    if (result === null) {
      return (entity) => holds(this.read(entity, name), comparator, value);
    }
    const text = result instanceof ObjectValue ? result.entries.get('query') : result;
    const parameters = result instanceof ObjectValue ? result.entries.get('parameters') : undefined;
    ensure(typeof text === 'string', 'this result of a query function is not supported');
    const indexed = parameters instanceof CollectionValue ? itemsOf(parameters) : [];
    const query = parseQuery(text, {indexed, settings: undefined}, this.run);
    ensure(query.order === undefined, '"order by" in a query function is not supported');
    return testOf(query.criterion, this.run);
  }
}

/** The names of comparators in the event of a `query` function, if they differ from those in the text. */
const operatorNames: Record<string, string> = {
  '=': '==',
  IS: '===',
  '#': '!=',
  'IS NOT': '!==',
};

function holds(value: Value, comparator: string, wanted: Value): boolean {
  if (value instanceof DateValue && typeof wanted === 'string') {
    const date = dateConstant(wanted);
    ensure(date, `"${wanted}" is not a date`);
    return holds(value, comparator, date);
  }
  switch (comparator) {
    case '=':
    case '==':
      return isEqual(value, wanted);
    case '#':
    case '!=':
      return !isEqual(value, wanted);
    case '===':
    case 'IS':
      return isLiteral(value, wanted);
    case '!==':
    case 'IS NOT':
      return !isLiteral(value, wanted);
    case 'IN':
      ensure(wanted instanceof CollectionValue, '"in" requires a collection');
      return itemsOf(wanted).some((item) => isEqual(value, item));
    case '%':
      return typeof value === 'string' && typeof wanted === 'string' && hasKeyword(value, wanted);
    case '<':
    case '>':
    case '<=':
    case '>=':
      return kindOf(value) === kindOf(wanted) && isOrdered(value, comparator, wanted);
    default:
      return cannotEvaluate(`"${comparator}" in a query is not supported`);
  }
}

/** Compares without wildcards. */
function isLiteral(value: Value, wanted: Value): boolean {
  return typeof value === 'string' && typeof wanted === 'string'
    ? collators.plain.compare(value, wanted) === 0
    : isEqual(value, wanted);
}

function isEqual(value: Value, wanted: Value): boolean {
  if (value instanceof CollectionValue && !(wanted instanceof CollectionValue)) {
    return nested(() => itemsOf(value).some((item) => isEqual(item, wanted)));
  }
  if (value instanceof EntityValue && wanted instanceof EntityValue) {
    return value.dataclass === wanted.dataclass && value.key === wanted.key;
  }
  const [a, b] = [value ?? null, wanted ?? null];
  return a === null || b === null ? a === b : kindOf(a) === kindOf(b) && equal(a, b);
}
