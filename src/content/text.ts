/** in: 2, `file`; out: `2 files` */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns the text with Unix line endings, since editors on Windows may write CRLF. */
export function unixLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** Returns the text in one line, with single spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
