/**
 * Computes a value once for each object. Pages, versions and sites are replaced by new objects when
 * their files change, so the value is never stale.
 */
export function remember<Key extends object, Result>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, {value: Result}>();
  return (key) => {
    const known = results.get(key) ?? {value: compute(key)};
    results.set(key, known);
    return known.value;
  };
}
