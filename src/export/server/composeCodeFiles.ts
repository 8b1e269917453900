import {composeBriefs, type CodeFile} from './composeBriefs';
import {composeRecipes} from './composeRecipes';
import {composeSignatures} from './composeSignatures';
import type {ExportedVersion} from './listVersions';
import type {Context} from './toTree';

/** The files of a version that hold what code is written from, in the order to read them. */
export interface CodeFiles {
  briefs: CodeFile[];
  signatures: CodeFile[];
  recipes: CodeFile[];
  /** All of them. */
  files: CodeFile[];
}

/** Composes the files that `llms.txt` of the version names first; none for docs without a language. */
export function composeCodeFiles(version: ExportedVersion, context: Context): CodeFiles {
  const briefs = composeBriefs(version, context);
  const signatures = composeSignatures(version, context);
  const recipes = composeRecipes(version, context);
  return {briefs, signatures, recipes, files: [...briefs, ...signatures, ...recipes]};
}
