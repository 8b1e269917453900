import {wordsOf} from './wordsOf';

/**
 * What a page may be called whose title is not known, by its route: `studio/roles/overview` is "Roles
 * overview", `notes/1.1.0` "Notes 1.1.0". Names of the language stay as they are.
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
