import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {readLinks} from '../../content/page/links';
import {isHeading} from '../../content/page/nodes';
import {isInBrief} from './briefs';
import {pageAtRoute, writeCodeFile, type CodeFile} from './composeBriefs';
import {pagesOf, type ExportedVersion} from './listVersions';
import {readSections, withoutLinks} from './readSections';
import type {Context} from './toTree';
import {toMarkdown} from './markdownTree';

/** The page with the list of recipes. A version without it has no code files. */
export const quickTour = 'language/basics/lang-quicktour';

/** The section in the quick tour that links to the recipes: complete code for a task. */
const recipesAnchor = 'recipes';

/**
 * Builds a file for each recipe, so nobody has to read a whole guide for one.
 *
 * @throws Error when a link in the list of recipes doesn't point to a section
 */
export function composeRecipes(version: ExportedVersion, context: Context): CodeFile[] {
  const tour = pageAtRoute(version, quickTour);
  const list = tour && readSections(tour, context).get(recipesAnchor);
  const links = readLinks({type: 'root', children: list?.own ?? []});
  return links.flatMap(({url}) => composeRecipe(url, version, context));
}

function composeRecipe(url: string, version: ExportedVersion, context: Context): CodeFile[] {
  const [pageUrl = '', anchor = ''] = url.split('#');
  const page = pagesOf(version).find(({permalink}) => context.siteUrl + permalink === pageUrl);
  const section = page && 'file' in page && readSections(page, context).get(anchor);
  if (!section) {
    throw new Error(`${url} in the list of recipes doesn't point to a section.`);
  }
  const route = page.permalink.slice(version.path.length);
  if (isInBrief(route, anchor)) {
    return [];
  }
  const title = section.heading ? toString(section.heading) : page.title;
  const name = `recipe-${anchor || route.replace(/^.*\//, '')}`;
  const children = withoutLinks(withoutSeeAlso(section.all), isCommandSection);
  const text = toMarkdown({type: 'root', children});
  return [writeCodeFile({name, title, text}, version, context)];
}

/** Leaves out the links at the end of a page. */
function withoutSeeAlso(blocks: readonly RootContent[]): readonly RootContent[] {
  const end = blocks.findIndex((block) => isHeading(block) && toString(block) === 'See also');
  return end < 0 ? blocks : blocks.slice(0, end);
}

/** Returns whether a link points to a section on a command's page, which no code file contains. */
function isCommandSection(url: string): boolean {
  return /\/language\/commands\/\w+#/.test(url);
}

/** Returns the list of recipes for the file that agents read first. */
export function recipeList(recipes: readonly CodeFile[], {siteUrl}: Context): string {
  const links = recipes.map(({pathname}) => `- ${siteUrl}${pathname}`);
  return recipes.length === 0
    ? ''
    : `\n## Recipes\n\nComplete code for a whole task, with its errors and permissions:\n\n${links.join('\n')}\n`;
}
