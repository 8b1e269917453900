import {decode} from './decode';

/** Returns search terms for an unknown URL, from its last segment. */
export function wordsOf(pathname: string): string {
  const last = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return (
    (decode(last) ?? last)
      .replace(/\.(?:html?|mdx?)$/, '')
      // Parts of file names that no title has: `EntityClass`, `lang-text`.
      .replace(/^lang-|(?<=\w)Class$/g, '')
      .replace(/[-_+\s]+/g, ' ')
      .trim()
  );
}
