/** Returns the number at the index, or 0 if the index is out of range. */
export function valueAt(numbers: ArrayLike<number>, index: number): number {
  return numbers[index] ?? 0;
}

/** Raises the number at the index to at least the value. */
export function raise(numbers: Float64Array, index: number, value: number): void {
  numbers[index] = Math.max(valueAt(numbers, index), value);
}

export function sumOf<Item>(
  items: readonly Item[],
  valueOf: (item: Item, position: number) => number,
): number {
  return items.reduce((sum, item, position) => sum + valueOf(item, position), 0);
}
