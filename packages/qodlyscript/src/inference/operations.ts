/** Result types of arithmetic operations by operand types, from the pages about data types. */
const results: Record<string, string> = {
  'string + string': 'string',
  'number + number': 'number',
  'date + number': 'date',
  'number + date': 'date',
  'time + time': 'time',
  'time + number': 'number',
  'number + time': 'number',
  'picture + picture': 'picture',
  'picture + number': 'picture',
  'number - number': 'number',
  'date - date': 'number',
  'date - number': 'date',
  'time - time': 'time',
  'time - number': 'number',
  'number - time': 'number',
  'picture - number': 'picture',
  'number * number': 'number',
  'string * number': 'string',
  'time * number': 'number',
  'number * time': 'number',
  'number / number': 'number',
  'time / number': 'number',
  'number % number': 'number',
  'number ^ number': 'number',
  'number \\ number': 'number',
};

export const comparisons = ['==', '!=', '<', '>', '<=', '>='];

/** Returns the type of an operation's result, or undefined if it's unknown. */
export function operationType(
  operator: string,
  left: string | undefined,
  right: string | undefined,
): string | undefined {
  if (comparisons.includes(operator)) {
    return 'boolean';
  }
  const isLogical = ['&&', '||', '&', '|'].includes(operator);
  if (isLogical) {
    return left === 'boolean' && right === 'boolean' ? 'boolean' : undefined;
  }
  return results[`${left} ${operator} ${right}`];
}

/** Returns true if `+` or `-` can combine the types; always true for other operators and types. */
export function canCombine(operator: string, left: string, right: string): boolean {
  const checkedTypes = ['string', 'number', 'date', 'time', 'boolean', 'object', 'collection'];
  return (
    !['+', '-'].includes(operator) ||
    !checkedTypes.includes(left) ||
    !checkedTypes.includes(right) ||
    results[`${left} ${operator} ${right}`] !== undefined
  );
}
