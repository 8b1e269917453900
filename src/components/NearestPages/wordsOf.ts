/** What the reader of an unknown address may look for: the words of its last part. */
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
