/** Runs `work` for all items, at most `maxConcurrent` at a time. */
export async function forEachConcurrently<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  maxConcurrent = 16,
): Promise<void> {
  const queue = [...items].values();
  const worker = async () => {
    for (const item of queue) {
      await work(item);
    }
  };
  await Promise.all(Array.from({length: maxConcurrent}, worker));
}
