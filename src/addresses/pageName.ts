import {decode} from './paths';

/** Returns search terms for an unknown URL, from its last segment. */
export function wordsOf(pathname: string): string {
  const last = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return (
    (decode(last) ?? last)
      .replace(/\.(?:html?|mdx?)$/, '')
      // Parts of file names that no title has: `EntityClass` (often cut off), `lang-text`.
      .replace(/^lang-|(?<=\w)Class?$/g, '')
      .replace(/[-_+\s]+/g, ' ')
      .trim()
  );
}

/**
 * Derives a page's name from its route, for a page whose title is unknown: `studio/roles/overview`
 * becomes "Roles overview", and `notes/1.1.0` becomes "Notes 1.1.0". Names from QodlyScript, such as
 * commands, stay unchanged.
 */
export function pageName(route: string): string {
  const words = wordsOf(route);
  if (route.includes('commands/')) {
    return words;
  }
  const isVague = /^\d|^overview$/.test(words);
  const name = isVague ? `${wordsOf(route.replace(/\/?[^/]+$/, ''))} ${words}`.trim() : words;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
