/**
 * Remembers what `compute` makes of an object for as long as that object is in use. A page, a version
 * and a site are the same object until something in them changes, so the result is never stale.
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
