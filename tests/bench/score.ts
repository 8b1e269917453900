import type {BenchQuery} from './listQueries';

/** Returns the rank of the first right answer among the routes, from 1; 0 if no answer is right. */
export function rankOf({answers}: BenchQuery, routes: readonly string[]): number {
  return 1 + routes.findIndex((route) => answers.some((answer) => isAnswer(route, answer)));
}

/** Reports whether a result is the answer: the section if the answer has an anchor, else the page. */
function isAnswer(route: string, answer: string): boolean {
  const wanted = answer.includes('#') ? route : pageOf(route);
  return wanted === answer;
}

/** Returns the rank of the first hit on the right page, in any section; 0 if no page is right. */
export function pageRankOf({answers}: BenchQuery, routes: readonly string[]): number {
  const pages = answers.map(pageOf);
  return 1 + routes.findIndex((route) => pages.includes(pageOf(route)));
}

function pageOf(route: string): string {
  return route.replace(/#.*/, '');
}

/** Summarizes a list of ranks. */
export function summarize(ranks: readonly number[]) {
  const share = (limit: number) =>
    ranks.filter((rank) => rank > 0 && rank <= limit).length / ranks.length;
  const reciprocal = ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0);
  return {first: share(1), firstThree: share(3), meanReciprocalRank: reciprocal / ranks.length};
}
