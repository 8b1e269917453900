/** The text with the line ends that Git keeps; editors on Windows may write others. */
export function unixLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
