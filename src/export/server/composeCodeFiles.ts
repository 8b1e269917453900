import {composeBriefs, pageAtRoute, type CodeFile} from './composeBriefs';
import {composeRecipes, quickTour} from './composeRecipes';
import {composeSignatures} from './composeSignatures';
import type {ExportedVersion} from './listVersions';
import type {Context} from './toTree';

/** A version's files to read before writing code, in reading order. */
export interface CodeFiles {
  briefs: CodeFile[];
  signatures: CodeFile[];
  recipes: CodeFile[];
}

/** Builds the files that the version's `llms.txt` lists first; none for docs without a language. */
export function composeCodeFiles(version: ExportedVersion, context: Context): CodeFiles {
  if (!pageAtRoute(version, quickTour)) {
    return {briefs: [], signatures: [], recipes: []};
  }
  const recipes = composeRecipes(version, context);
  const [first, ...others] = composeBriefs(version, context);
  return {
    // The first file contains the list of recipes, so its readers need no other file.
    briefs: first ? [{...first, text: first.text + recipeList(recipes, context)}, ...others] : [],
    signatures: composeSignatures(version, context),
    recipes,
  };
}

function recipeList(recipes: readonly CodeFile[], {siteUrl}: Context): string {
  const links = recipes.map(({pathname}) => `- ${siteUrl}${pathname}`);
  return recipes.length === 0
    ? ''
    : `\n## Recipes\n\nComplete code for a whole task, with its errors and permissions:\n\n${links.join('\n')}\n`;
}
