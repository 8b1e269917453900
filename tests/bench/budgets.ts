/** The measured figures; times in milliseconds. */
export interface Figures {
  first: number;
  firstThree: number;
  meanReciprocalRank: number;
  firstAnswer: number;
  p95: number;
  longestTask: number;
  /** Index and code that the first query fetches, compressed with Brotli. */
  kilobytes: number;
}

/** Search budgets; the benchmark fails if any of them is missed. */
const budgets: {[Name in keyof Figures]: {atLeast: number} | {atMost: number}} = {
  first: {atLeast: 0.93},
  firstThree: {atLeast: 0.98},
  meanReciprocalRank: {atLeast: 0.955},
  firstAnswer: {atMost: 300},
  p95: {atMost: 40},
  longestTask: {atMost: 50},
  kilobytes: {atMost: 400},
};

/** Returns a message for each figure that misses its budget. */
export function findMisses(figures: Partial<Figures>): string[] {
  return Object.entries(figures).flatMap(([name, figure]) => {
    const budget = budgets[name as keyof Figures];
    const isMissed = 'atLeast' in budget ? figure < budget.atLeast : figure > budget.atMost;
    const limit = 'atLeast' in budget ? `at least ${budget.atLeast}` : `at most ${budget.atMost}`;
    return isMissed ? [`${name} is ${Number(figure.toFixed(3))}, expected ${limit}`] : [];
  });
}
