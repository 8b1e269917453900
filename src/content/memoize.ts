/**
 * Computes a value once for each object. Pages, versions and sites are replaced by new objects when
 * their files change, so the value is never stale.
 */
export function memoize<Key extends object, Result>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, {value: Result}>();
  return (key) => {
    const known = results.get(key) ?? {value: compute(key)};
    results.set(key, known);
    return known.value;
  };
}

/**
 * Computes a value once for each key, for inputs that are often equal: most pages are the same in all
 * versions.
 *
 * @param keyOf returns everything that the value depends on
 */
export function memoizeBy<Input, Result>(
  keyOf: (input: Input) => string,
  compute: (input: Input) => Result,
): (input: Input) => Result {
  const results = new Map<string, {value: Result}>();
  return (input) => {
    const key = keyOf(input);
    const known = results.get(key) ?? {value: compute(input)};
    results.set(key, known);
    return known.value;
  };
}
