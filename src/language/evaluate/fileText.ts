import {CannotEvaluateError} from './values';

const byteOrderMark = '\u{feff}';

/** Indexed by `kDocumentUnchanged` and the constants after it; the server runs on Unix. */
const lineBreaks = [undefined, '\n', '\r\n', '\r', '\n'];

/** Break mode names in a handle's options, by number. */
const modeNames = ['unchanged', 'native', 'crlf', 'cr', 'lf'];

/** in: `kDocumentWithLF`; out: `lf` */
export function breakModeName(mode: unknown): string {
  return typeof mode === 'number' ? (modeNames[mode] ?? '') : String(mode);
}

/** Returns the text with a mode's line breaks. */
export function withLineBreaks(text: string, mode: number): string {
  const lineBreak = lineBreaks[mode];
  return lineBreak === undefined ? text : text.replace(/\r\n|\r|\n/g, lineBreak);
}

/** Encodes UTF-8 only; naming the charset explicitly adds a byte order mark. */
export function encodeText(text: string, charset: string | undefined): Uint8Array {
  if (charset !== undefined && !/^utf-8(?:-no-bom)?$/i.test(charset)) {
    throw new CannotEvaluateError('only UTF-8 is supported');
  }
  return new TextEncoder().encode(charset?.toLowerCase() === 'utf-8' ? byteOrderMark + text : text);
}

export function decodeText(bytes: Uint8Array, charset: string | undefined): string {
  if (charset !== undefined && !/^utf-8(?:-no-bom)?$/i.test(charset)) {
    throw new CannotEvaluateError('only UTF-8 is supported');
  }
  return new TextDecoder().decode(bytes);
}
