/** The measured figures; times in milliseconds. */
export interface Figures {
  firstAnswer: number;
  p95: number;
  longestTask: number;
  /** Index and code that the first query fetches, compressed with Brotli. */
  kilobytes: number;
}

/** The most that search may take; the benchmark fails if a figure is higher. */
const budgets: Figures = {firstAnswer: 300, p95: 40, longestTask: 50, kilobytes: 400};

/** Returns a message for each figure that misses its budget. */
export function findMisses(figures: Figures): string[] {
  return Object.entries(budgets).flatMap(([name, budget]: [string, number]) => {
    const figure = figures[name as keyof Figures];
    return figure > budget ? [`${name} is ${figure.toFixed(1)}, expected at most ${budget}`] : [];
  });
}
