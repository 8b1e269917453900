import type {Page} from './page';

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

/** Like `memoize`, for values that depend only on the source: most pages are the same in all versions. */
export function memoizeBySource<Value>(compute: (page: Page) => Value): (page: Page) => Value {
  const values = new Map<string, {value: Value}>();
  return (page) => {
    const known = values.get(page.source) ?? {value: compute(page)};
    values.set(page.source, known);
    return known.value;
  };
}
