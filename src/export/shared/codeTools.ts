import {joinRoute} from '../../addresses/paths';

/** The guide of the program that checks code. */
export const checkerGuide = 'https://github.com/qodly/docs/tree/main/src/tools/checkCode#readme';

/** What to run to check code of a version. */
export function checkerCommand(label: string): string {
  return `npx --package=github:qodly/docs qodly-check --version ${label} FILES`;
}

/** Where the reference of a version is, as JSON: `/docs/reference-0.2.0.json`. */
export function referencePath(baseUrl: string, label: string): string {
  return joinRoute(baseUrl, `reference-${label}.json`);
}
