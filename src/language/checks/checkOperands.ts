import type {SourceFault} from '../parser/faults';
import type {Expression} from '../parser/syntax';

type Operation = Expression & {kind: 'operation'};

/**
 * What `+` and `-` take, by the types of their operands. Source: the pages of the data types; they
 * leave open whether a sum takes a date or a time behind the number too.
 */
const takenPairs: Record<string, ReadonlySet<string>> = {
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

/** Literals of types that `+` or `-` does not mix: `"abc" + 0.5`. */
export function checkOperands({operator, left, right}: Operation): SourceFault[] {
  const [first, second] = [literalType(left), literalType(right)];
  const taken = takenPairs[operator];
  return first && second && taken && !taken.has(`${first} ${second}`)
    ? [
        {
          at: right.at,
          found: `"${operator}" between a ${first} and a ${second}`,
          fix: 'Convert one of them, for example with string(…) or num(…)',
        },
      ]
    : [];
}

/** The type of a literal; undefined for all else. */
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
