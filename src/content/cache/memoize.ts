/**
 * Memoized values of the site. Pages, versions, and sites are replaced by new objects when their files change,
 * so a value memoized for them is never stale. The package has its own copy, since it must run without the site.
 */

/** Computes a value once for each object, for as long as the object exists. */
export function memoize<Input extends object, Result>(
  compute: (input: Input) => Result,
): (input: Input) => Result {
  return memoizeBy((input) => input, compute);
}

/**
 * Computes a value once for each key, for inputs that are often equal.
 *
 * @param keyOf returns everything that the value depends on, as a string or a single object
 */
export function memoizeBy<Input, Result>(
  keyOf: (input: Input) => string | object,
  compute: (input: Input) => Result,
): (input: Input) => Result {
  const byString = new Map<string, {value: Result}>();
  const byObject = new WeakMap<object, {value: Result}>();
  return (input) => {
    const key = keyOf(input);
    const cached = typeof key === 'string' ? byString.get(key) : byObject.get(key);
    if (cached) {
      return cached.value;
    }
    const result = {value: compute(input)};
    if (typeof key === 'string') {
      byString.set(key, result);
    } else {
      byObject.set(key, result);
    }
    return result.value;
  };
}
