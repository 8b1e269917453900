import path from 'node:path';

/** Returns the link from one page to another, by their paths in the version's folder: `./abs.md#syntax`. */
export function relativeLink(from: string, to: string, anchor = ''): string {
  const link = path.posix.relative(path.posix.dirname(from), to);
  return `${link.startsWith('.') ? '' : './'}${link}${anchor && `#${anchor}`}`;
}
