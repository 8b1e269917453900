import {joinRoute} from '../../addresses/paths';

/** The guide to the program that checks code. */
export const checkerGuide = 'https://github.com/qodly/docs/tree/main/packages/qodlyscript#readme';

/** Returns the command that checks code for a version. */
export function checkerCommand(label: string): string {
  return `npx qodly-check --version ${label} FILES`;
}

/** Returns the path of a version's reference as JSON: `/docs/reference-0.2.0.json`. */
export function referencePath(baseUrl: string, label: string): string {
  return joinRoute(baseUrl, `reference-${label}.json`);
}
