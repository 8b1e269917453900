import {md5, sha1} from '@noble/hashes/legacy';
import {sha256, sha512} from '@noble/hashes/sha2';
import {bytesToHex} from '@noble/hashes/utils';
import {fromBase64, toBase64} from '../base64';
import {blobOf, numberOf, textOf} from '../arguments';
import {BlobValue, ensure, known, type Value} from '../values';
import type {Command, CommandCall} from './command';

/** Source: language/commands, theme Encoding. */
export const blobCommands: Record<string, Command> = {
  base64Decode: (args, call) =>
    recode(args, call, (bytes) => fromBase64(new TextDecoder().decode(bytes))),

  base64Encode: (args, call) =>
    recode(args, call, (bytes) => new TextEncoder().encode(toBase64(bytes, call.hasStar))),

  convertFromString: ([text, charset]) =>
    new BlobValue(new TextEncoder().encode(inUtf8(text, charset)), false),

  generateDigest: ([source, algorithm], {hasStar}) => {
    const hash = digests[numberOf(algorithm)];
    ensure(hash !== undefined, 'this digest is not supported');
    const bytes =
      typeof source === 'string' ? new TextEncoder().encode(source) : blobOf(source).bytes;
    const digest = hash(bytes);
    return hasStar ? toBase64(digest, true) : bytesToHex(digest);
  },

  convertToString: ([blob, charset]) => {
    inUtf8('', charset);
    return new TextDecoder().decode(blobOf(blob).bytes);
  },
};

const digests: Record<number, (bytes: Uint8Array) => Uint8Array> = {
  0: md5,
  1: sha1,
  3: sha256,
  4: sha512,
};

const utf8 = ['UTF-8', 106];

function inUtf8(text: Value, charset: Value): string {
  ensure(utf8.includes(known(charset) as string | number), 'only UTF-8 is supported');
  return textOf(text);
}

/** Changes the first argument in place, or sets the second argument if it was passed. */
function recode(
  [source, encoded]: Value[],
  {setArgument}: CommandCall,
  change: (bytes: Uint8Array) => Uint8Array,
): undefined {
  const bytes = change(
    typeof source === 'string' ? new TextEncoder().encode(source) : blobOf(source).bytes,
  );
  const target = encoded === undefined ? source : encoded;
  setArgument(
    encoded === undefined ? 0 : 1,
    typeof target === 'string' ? new TextDecoder().decode(bytes) : new BlobValue(bytes, false),
  );
}
