import type {BenchQuery} from './listQueries';

/** Place of the first right answer among the routes, from 1; 0 when there is none. */
export function placeOf({answers}: BenchQuery, routes: readonly string[]): number {
  return 1 + routes.findIndex((route) => answers.some((answer) => isAnswer(route, answer)));
}

/** Is the result the page, or, when the answer has an anchor, the section? */
function isAnswer(route: string, answer: string): boolean {
  const wanted = answer.includes('#') ? route : (route.split('#')[0] ?? '');
  return wanted === answer;
}

/** Figures of a list of places. */
export function summarize(places: readonly number[]) {
  const share = (limit: number) =>
    places.filter((place) => place > 0 && place <= limit).length / places.length;
  const reciprocal = places.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0);
  return {first: share(1), firstThree: share(3), meanReciprocalRank: reciprocal / places.length};
}
