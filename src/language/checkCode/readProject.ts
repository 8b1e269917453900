import {projectOf, type Project} from '../inference/project';
import type {WholeResult} from './parseWhole';

/** Returns the methods and classes that files define, for `createChecker`. */
export function readProject(
  files: readonly {path: string; source: string}[],
  parse: (source: string) => WholeResult,
): Project {
  return projectOf(
    files.flatMap(({path, source}) => {
      const {file} = parse(source);
      return file ? [{path, file}] : [];
    }),
  );
}
