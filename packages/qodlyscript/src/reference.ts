/** Signatures, types, and keywords, for programs that don't parse code. */
export {parseSignature, SignatureError, type Signature, type SignatureToken} from './signatures';
export {builtInTypes, isKnownType, withArticle} from './types';
export {keywords, valueTypes} from './words';
