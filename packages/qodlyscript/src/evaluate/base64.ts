/** Base64, without `Buffer`, which browsers lack. */

/** A call takes a limited number of arguments. */
const chunkSize = 10_000;

/** @param isForUrls writes `-` and `_` for `+` and `/`, and no padding */
export function toBase64(bytes: Uint8Array, isForUrls = false): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += chunkSize) {
    binary += String.fromCharCode(...bytes.subarray(start, start + chunkSize));
  }
  const text = btoa(binary);
  return isForUrls ? text.replace(/[+/=]/g, (sign) => urlSigns[sign] ?? '') : text;
}

const urlSigns: Record<string, string> = {'+': '-', '/': '_'};

/** Accepts both alphabets, with and without padding; other text gives no bytes. */
export function fromBase64(text: string): Uint8Array {
  if (/[^\w+/=\s-]/.test(text)) {
    return new Uint8Array();
  }
  const digits = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/=[^]*$|[^\w+/]/g, '');
  // A single left-over digit holds no whole byte.
  const whole = digits.length % 4 === 1 ? digits.slice(0, -1) : digits;
  return Uint8Array.from(atob(whole), (character) => character.charCodeAt(0));
}
