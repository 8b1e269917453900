import {decode} from './decode';

/** Returns search terms for an unknown URL, from its last segment. */
export function wordsOf(pathname: string): string {
  const last = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return (decode(last) ?? last)
    .replace(/\.(?:html?|mdx?)$/, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
}
