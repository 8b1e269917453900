import {numberOf, textOf} from './arguments';
import {cannotEvaluate, ensure, type Value} from './values';

const byteOrderMark = '\u{feff}';

/** Indexed by `kDocumentUnchanged` and the constants after it; the server runs on Unix. */
const lineBreaks = [undefined, '\n', '\r\n', '\r', '\n'];
const nativeBreaks = 1;

/** Break mode names in a handle's options, by number. */
const modeNames = ['unchanged', 'native', 'crlf', 'cr', 'lf'];

/** in: `kDocumentWithLF`; out: `lf` */
export function breakModeName(mode: unknown): string {
  return typeof mode === 'number' ? (modeNames[mode] ?? '') : String(mode);
}

/** in: `lf`; out: `kDocumentWithLF` */
export function breakModeNumber(name = ''): number {
  const number = modeNames.indexOf(name);
  return number < 0 ? cannotEvaluate(`there is no break mode "${name}"`) : number;
}

/** Returns the text with a mode's line breaks. */
export function withLineBreaks(text: string, mode: Value = nativeBreaks): string {
  const lineBreak = lineBreaks[numberOf(mode)];
  return lineBreak === undefined ? text : text.replace(/\r\n|\r|\n/g, lineBreak);
}

/** Encodes UTF-8 only; naming the charset explicitly adds a byte order mark. */
export function encodeText(text: string, charset: Value): Uint8Array {
  const hasMark = checkCharset(charset) === 'utf-8';
  return new TextEncoder().encode(hasMark ? byteOrderMark + text : text);
}

export function decodeText(bytes: Uint8Array, charset: Value): string {
  checkCharset(charset);
  return new TextDecoder().decode(bytes);
}

function checkCharset(charset: Value = 'utf-8-no-bom'): string {
  const name = textOf(charset).toLowerCase();
  ensure(['utf-8', 'utf-8-no-bom'].includes(name), 'only UTF-8 is supported');
  return name;
}
