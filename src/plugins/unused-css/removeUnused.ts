import {PurgeCSS} from 'purgecss';

/** Classes that the theme puts together from a prefix and a value. */
const composed = [/^theme-admonition-/];

/**
 * Takes out of a stylesheet the rules whose classes, ids or elements no code names.
 *
 * @param code all code that may name one, in any language
 */
export async function removeUnused(css: string, code: string[]): Promise<string> {
  const words = new Set(code.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const [result] = await new PurgeCSS().purge({
    content: [{raw: [...words].join(' '), extension: 'txt'}],
    css: [{raw: css}],
    safelist: {greedy: composed},
  });
  if (result === undefined) {
    throw new Error('PurgeCSS gave no stylesheet.');
  }
  return result.css;
}
