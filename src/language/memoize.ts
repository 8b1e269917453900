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
  const byText = new Map<string, {value: Result}>();
  const byObject = new WeakMap<object, {value: Result}>();
  return (input) => {
    const key = keyOf(input);
    const known = typeof key === 'string' ? byText.get(key) : byObject.get(key);
    if (known) {
      return known.value;
    }
    const result = {value: compute(input)};
    if (typeof key === 'string') {
      byText.set(key, result);
    } else {
      byObject.set(key, result);
    }
    return result.value;
  };
}

/** Computes an object once for each string, and releases it when nothing else uses it. */
export function memoizeWeakly<Result extends object>(
  compute: (text: string) => Result,
): (text: string) => Result {
  const results = new Map<string, WeakRef<Result>>();
  return (text) => {
    const known = results.get(text)?.deref();
    if (known) {
      return known;
    }
    const result = compute(text);
    results.set(text, new WeakRef(result));
    return result;
  };
}
