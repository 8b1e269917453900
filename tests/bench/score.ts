import type {BenchQuery} from './listQueries';

/** Returns the one-based rank of the first route that is a correct answer; 0 if there is none. */
export function rankOf({answers}: BenchQuery, routes: readonly string[]): number {
  return 1 + routes.findIndex((route) => answers.some((answer) => isAnswer(route, answer)));
}

/** Returns true if a route is the answer: the same section if the answer has an anchor, or else the page. */
function isAnswer(route: string, answer: string): boolean {
  const compared = answer.includes('#') ? route : pageOf(route);
  return compared === answer;
}

/** Returns the rank of the first hit on a correct page, in any section; 0 if there is none. */
export function pageRankOf({answers}: BenchQuery, routes: readonly string[]): number {
  const pages = answers.map(pageOf);
  return 1 + routes.findIndex((route) => pages.includes(pageOf(route)));
}

function pageOf(route: string): string {
  return route.replace(/#.*/, '');
}

/** Summarizes a list of ranks. */
export function summarize(ranks: readonly number[]) {
  const rate = (limit: number) =>
    ranks.filter((rank) => rank > 0 && rank <= limit).length / ranks.length;
  const reciprocalSum = ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0);
  return {first: rate(1), firstThree: rate(3), meanReciprocalRank: reciprocalSum / ranks.length};
}
