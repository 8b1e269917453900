/** Returns search terms for an unknown URL, from its last segment. */
export function wordsOf(pathname: string): string {
  const last = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return decode(last)
    .replace(/\.(?:html?|mdx?)$/, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
