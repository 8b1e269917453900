import type {Text} from 'mdast';
import {nodesOf} from '../content/page/nodes';
import {problemAt, type Problem, type TextCheck} from './problem';

/** Maps correct names to their misspellings. */
const names: Record<string, RegExp> = {
  API: /Api/,
  CSS: /Css/,
  GitHub: /Github|github|Git Hub/,
  Graphviz: /GraphViz/,
  HTML: /Html/,
  HTTP: /Http/,
  JavaScript: /Javascript|javascript|Java Script/,
  JSON: /Json/,
  'Looker Studio': /Looker studio|LookerStudio|(?:Google )?Data Studio/,
  macOS: /MacOS|Macos|OS ?X/,
  'Node.js': /NodeJS|Nodejs|Node\.JS|NodeJs/,
  Qodly: /qodly|QODLY/,
  QodlyScript: /Qodlyscript|qodlyscript|[Qq]odly[ -][Ss]cript/,
  SQL: /Sql/,
  TypeScript: /Typescript|typescript|Type Script/,
  Unicode: /UniCode/,
  URL: /Url/,
};

/** These patterns skip URLs, file names, and headers, which have their own spellings. */
const patterns = Object.entries(names).map(
  ([name, wrong]) =>
    [name, new RegExp(`(?<![\\w@./:#$-])(?:${wrong.source})(?![\\w@/:-]|\\.\\w)`, 'g')] as const,
);

/** A single pattern that quickly rules out most pages. */
const anyName = new RegExp(
  Object.values(names)
    .map(({source}) => source)
    .join('|'),
);

const wrongNames = new RegExp(`^(?:${anyName.source})$`);

/** Returns true for a word that `productNames` reports, so the spelling check skips it. */
export function isMisspelledName(word: string): boolean {
  return wrongNames.test(word);
}

/**
 * Requires the official spelling of product and format names. Skips bold labels, which are spelled as
 * on the screen.
 *
 * good: "QodlyScript", "JavaScript", "**Json**"
 * bad:  "Qodly Script", "Javascript"
 */
export const productNames: TextCheck = ({tree}) => {
  const labels = new Set(nodesOf(tree, 'strong').flatMap((label) => nodesOf(label, 'text')));
  return nodesOf(tree, 'text')
    .filter((text) => anyName.test(text.value) && !labels.has(text))
    .flatMap(problemsOf);
};

function problemsOf(text: Text): Problem[] {
  return patterns.flatMap(([name, pattern]) =>
    [...text.value.matchAll(pattern)].map(({0: found, index}) =>
      problemAt(text, {
        rule: 'product-name',
        found: `the name "${found}"`,
        hint: `Write "${name}"`,
        lineOffset: text.value.slice(0, index).split('\n').length - 1,
      }),
    ),
  );
}
