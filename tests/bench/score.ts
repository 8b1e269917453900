import type {BenchQuery} from './listQueries';

/** Returns the rank of the first right answer among the routes, from 1; 0 if no answer is right. */
export function placeOf({answers}: BenchQuery, routes: readonly string[]): number {
  return 1 + routes.findIndex((route) => answers.some((answer) => isAnswer(route, answer)));
}

/** Reports whether a result is the answer: the section if the answer has an anchor, else the page. */
function isAnswer(route: string, answer: string): boolean {
  const wanted = answer.includes('#') ? route : pageOf(route);
  return wanted === answer;
}

/** Returns the rank of the first hit on the right page, whatever its section; 0 if no page is right. */
export function pagePlaceOf({answers}: BenchQuery, routes: readonly string[]): number {
  const pages = answers.map(pageOf);
  return 1 + routes.findIndex((route) => pages.includes(pageOf(route)));
}

function pageOf(route: string): string {
  return route.replace(/#.*/, '');
}

/** Summarizes a list of ranks. */
export function summarize(places: readonly number[]) {
  const share = (limit: number) =>
    places.filter((place) => place > 0 && place <= limit).length / places.length;
  const reciprocal = places.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0);
  return {first: share(1), firstThree: share(3), meanReciprocalRank: reciprocal / places.length};
}
