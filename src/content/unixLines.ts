/** Returns the text with Unix line endings, since editors on Windows may write CRLF. */
export function unixLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
