import {transform} from 'lightningcss';

/** Classes that components put together from a prefix and a value. */
const composed = /^(?:theme-admonition|language)-/;

/**
 * Takes out of a stylesheet the rules of classes that no code names.
 *
 * @param code all code that may name one, in any language
 */
export function removeUnused(css: string, code: string[]): string {
  const words = new Set(code.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const classes = [...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
  const unused = classes.filter((name) => !words.has(name) && !composed.test(name));
  const {code: rest} = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    unusedSymbols: unused,
  });
  return Buffer.from(rest).toString();
}
