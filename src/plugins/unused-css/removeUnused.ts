import {transform} from 'lightningcss';
import {inlineConstants} from './inlineConstants';
import {removeOverridden} from './removeOverridden';

/** Classes that components put together from a prefix and a value. */
const composed = /^(?:theme-admonition|language)-/;

/**
 * Takes out of stylesheets the rules of classes that no code names, what others override, and then the custom properties
 * that never change or that nothing asks for: Infima sets hundreds of them for themes that change it.
 *
 * @param sheets those of one site, which ask for each other's properties
 * @param code all code that may name one, in any language
 * @param unshown classes that no page shows, whatever code names them
 */
export function removeUnused(
  sheets: readonly string[],
  code: readonly string[],
  unshown: readonly RegExp[] = [],
): string[] {
  const words = wordsIn(code);
  const isUnused = (name: string) =>
    (!words.has(name) && !composed.test(name)) || unshown.some((names) => names.test(name));
  const rests = sheets.map((css) => {
    const classes = [...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
    const {code: rest} = transform({
      filename: 'styles.css',
      code: Buffer.from(css),
      unusedSymbols: classes.filter(isUnused),
    });
    return removeOverridden(rest.toString());
  });
  return removeUnusedProperties(inlineConstants(rests, words), words);
}

/** Pages of several versions have most of their lines in common, and each is looked at once. */
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

/** One that is gone may have been the only one to ask for another, so it goes on until none goes. */
function removeUnusedProperties(sheets: readonly string[], words: ReadonlySet<string>): string[] {
  const asked = new Set(
    [...sheets.join('').matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name),
  );
  let hasRemoved = false;
  const rests = sheets.map((css) => {
    const {code} = transform({
      filename: 'styles.css',
      code: Buffer.from(css),
      visitor: {
        Declaration: {
          custom: ({name}) => {
            if (!name.startsWith('--') || asked.has(name) || words.has(name)) {
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
  return hasRemoved ? removeUnusedProperties(rests, words) : rests;
}
