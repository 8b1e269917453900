import type {BenchQuery} from './listQueries';

/** Place of the first right answer among the routes, from 1; 0 when there is none. */
export function placeOf({answers}: BenchQuery, routes: readonly string[]): number {
  return 1 + routes.findIndex((route) => answers.some((answer) => isAnswer(route, answer)));
}

/** Is the result the page, or, when the answer has an anchor, the section? */
function isAnswer(route: string, answer: string): boolean {
  const wanted = answer.includes('#') ? route : pageOf(route);
  return wanted === answer;
}

/** The same, for the first hit on the right page, whatever its section. */
export function pagePlaceOf({answers}: BenchQuery, routes: readonly string[]): number {
  const pages = answers.map(pageOf);
  return 1 + routes.findIndex((route) => pages.includes(pageOf(route)));
}

function pageOf(route: string): string {
  return route.replace(/#.*/, '');
}

/** Figures of a list of places. */
export function summarize(places: readonly number[]) {
  const share = (limit: number) =>
    places.filter((place) => place > 0 && place <= limit).length / places.length;
  const reciprocal = places.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0);
  return {first: share(1), firstThree: share(3), meanReciprocalRank: reciprocal / places.length};
}
