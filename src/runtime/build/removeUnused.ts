import {transform} from 'lightningcss';

/** Matches classes whose names components build from a prefix and a value. */
const prefixedClass = /^(?:theme-admonition|language)-/;

/**
 * Removes the rules for classes that no code mentions, then the custom properties that nothing reads.
 * Infima sets hundreds of those.
 *
 * @param sheets the site's stylesheets, which read each other's properties
 * @param code all code that may mention a class or a property, in any language
 */
export function removeUnused(sheets: readonly string[], code: readonly string[]): string[] {
  const words = wordsIn(code);
  const remaining = sheets.map((css) => {
    const classes = [...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
    const {code: rest} = transform({
      filename: 'styles.css',
      code: Buffer.from(css),
      unusedSymbols: classes.filter((name) => !words.has(name) && !prefixedClass.test(name)),
    });
    return rest.toString();
  });
  return removeUnusedProperties(remaining, words);
}

/**
 * Collects the words in the code. Each distinct line is read only once, since the versions of a page share
 * most lines.
 */
function wordsIn(code: readonly string[]): Set<string> {
  const lines = new Set<string>();
  for (const text of code) {
    text.split('\n').forEach((line) => lines.add(line));
  }
  const words = new Set<string>();
  for (const line of lines) {
    line.match(/[\w-]+/g)?.forEach((word) => words.add(word));
  }
  return words;
}

/** Removes unused properties until nothing changes, since removing one can orphan another. */
function removeUnusedProperties(sheets: readonly string[], words: ReadonlySet<string>): string[] {
  const usedNames = new Set(
    [...sheets.join('').matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name),
  );
  let hasRemoved = false;
  const remaining = sheets.map((css) => {
    const {code} = transform({
      filename: 'styles.css',
      code: Buffer.from(css),
      visitor: {
        Declaration: {
          custom: ({name}) => {
            if (!name.startsWith('--') || usedNames.has(name) || words.has(name)) {
              return undefined;
            }
            hasRemoved = true;
            return [];
          },
        },
      },
    });
    return code.toString();
  });
  return hasRemoved ? removeUnusedProperties(remaining, words) : remaining;
}
