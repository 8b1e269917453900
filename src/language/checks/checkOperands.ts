import type {SourceFault} from '../parser/faults';
import type {Expression} from '../parser/syntax';

type Operation = Expression & {kind: 'operation'};

/**
 * The operand types that `+` and `-` accept. Source: the pages of the data types, which do not say
 * whether the number of a sum may also come before the date or the time.
 */
const acceptedTypes: Record<string, ReadonlySet<string>> = {
  '+': new Set([
    'string string',
    'number number',
    'date number',
    'number date',
    'time time',
    'time number',
    'number time',
  ]),
  '-': new Set(['number number', 'date date', 'date number', 'time time', 'time number']),
};

/** Checks that `+` and `-` can combine two literals, unlike `"abc" + 0.5`. */
export function checkOperands({operator, left, right}: Operation): SourceFault[] {
  const [first, second] = [literalType(left), literalType(right)];
  const accepted = acceptedTypes[operator];
  return first && second && accepted && !accepted.has(`${first} ${second}`)
    ? [
        {
          at: right.at,
          found: `"${operator}" between a ${first} and a ${second}`,
          hint: 'Convert one of them, for example with string(…) or num(…)',
        },
      ]
    : [];
}

/** The type of a literal; undefined for any other expression. */
function literalType(expression: Expression): string | undefined {
  switch (expression.kind) {
    case 'number':
    case 'string':
    case 'date':
    case 'time':
      return expression.kind;
    case 'negative':
      return literalType(expression.operand);
    case 'group':
      return literalType(expression.expression);
    default:
      return undefined;
  }
}
