/** Returns whether the percent escapes are well-formed. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Decodes percent escapes. Text with malformed ones stays unchanged. */
export function decodeIfValid(text: string): string {
  return isDecodable(text) ? decodeURIComponent(text) : text;
}
