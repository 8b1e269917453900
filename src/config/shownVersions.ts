/** How `npm start -- --only` tells the configuration, with commas: `next,1.1.0`. */
export const onlyVariable = 'ONLY_VERSIONS';

/** Docusaurus' names of the versions that the dev server shows; undefined for all. */
export function shownVersions(environment: NodeJS.ProcessEnv): string[] | undefined {
  const names = environment[onlyVariable];
  return names?.split(',').map((name) => (name === 'next' ? 'current' : name));
}
