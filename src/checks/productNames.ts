import type {Text} from 'mdast';
import {nodesOf} from '../content/nodes';
import {faultAt, type Fault} from './fault';
import {mendIn} from './mend';
import type {TextCheck} from './onceByText';

/** As their owners write them, and what is written in their place. */
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

/** Within an address, a file's name or a header, names are written as it wants them. */
const patterns = Object.entries(names).map(
  ([name, wrong]) =>
    [name, new RegExp(`(?<![\\w@./:#$-])(?:${wrong.source})(?![\\w@/:-]|\\.\\w)`, 'g')] as const,
);

/** Most texts have none, which one look tells. */
const anyName = new RegExp(
  Object.values(names)
    .map(({source}) => source)
    .join('|'),
);

/**
 * Products and formats have the names that their owners give them; a label in bold has the words of
 * the screen.
 *
 * good: "QodlyScript", "JavaScript", "**Json**"
 * bad:  "Qodly Script", "Javascript"
 */
export const productNames: TextCheck = ({tree, source}) => {
  const labels = new Set(nodesOf(tree, 'strong').flatMap((label) => nodesOf(label, 'text')));
  return nodesOf(tree, 'text')
    .filter((text) => anyName.test(text.value) && !labels.has(text))
    .flatMap((text) => faultsOf(text, source));
};

function faultsOf(text: Text, source: string): Fault[] {
  return patterns.flatMap(([name, pattern]) =>
    [...text.value.matchAll(pattern)].map(({0: found, index}) => ({
      ...faultAt(text, {
        found: `the name "${found}"`,
        hint: `Write "${name}"`,
        lineOffset: text.value.slice(0, index).split('\n').length - 1,
      }),
      ...mendIn(text, source, {from: index, to: index + found.length, text: name}),
    })),
  );
}
