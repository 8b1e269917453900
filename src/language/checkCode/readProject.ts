import {projectOf, type Project} from '../inference/project';
import type {Precedence} from '../parser/operators';
import {parseWhole} from './parseWhole';

/** The methods and classes that files define, for `createChecker`. */
export function readProject(
  files: readonly {path: string; source: string}[],
  precedence: Precedence,
): Project {
  return projectOf(
    files.flatMap(({path, source}) => {
      const {file} = parseWhole(source, precedence);
      return file ? [{path, file}] : [];
    }),
  );
}
