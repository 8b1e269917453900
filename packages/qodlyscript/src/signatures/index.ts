import {parseQodlyScriptSignature, type Signature} from './qodlyScript';
import {parseTypeScriptSignature} from './typeScript';

export {SignatureError, type Signature, type SignatureToken} from './qodlyScript';

/**
 * Parses one signature of a command, a function, or a property, in QodlyScript or in TypeScript.
 *
 * @throws SignatureError if the text isn't a signature
 */
export function parseSignature(text: string, language: 'qs' | 'ts' = 'qs'): Signature {
  return language === 'ts' ? parseTypeScriptSignature(text) : parseQodlyScriptSignature(text);
}
