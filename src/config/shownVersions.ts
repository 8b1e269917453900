/** Environment variable in which `npm start -- --only` passes versions to the configuration: `next,1.1.0`. */
export const onlyVariable = 'ONLY_VERSIONS';

/** Returns Docusaurus's names for the versions that the dev server shows, or undefined for all. */
export function shownVersions(environment: NodeJS.ProcessEnv): string[] | undefined {
  const names = environment[onlyVariable];
  return names?.split(',').map((name) => (name === 'next' ? 'current' : name));
}
