import type {TypeSignature, SignatureValue} from '../../../content/reference/typeSignatures';
import type {TypeSignatureRow} from '../../shared/types';

/** A type signature and the id of its document; its types are in lowercase. */
interface KnownSignature extends TypeSignature {
  id: number;
}

/** A version's signatures. */
export interface KnownSignatures {
  signatures: KnownSignature[];
  /** All their types, in lowercase. */
  types: readonly string[];
}

/** @throws Error when the value isn't a list of signatures */
export function readSignatures(json: unknown): KnownSignatures {
  if (!Array.isArray(json)) {
    throw new Error("The file doesn't contain a list of signatures.");
  }
  const types = new Set<string>();
  const readValue = (written: string): SignatureValue => {
    const names = written
      .replace(/^[.&]|\?$/g, '')
      .toLowerCase()
      .split('|')
      .filter((name) => name !== '');
    names.forEach((name) => types.add(name));
    return {
      types: names,
      isOptional: written.endsWith('?'),
      isOwner: written.startsWith('.'),
      isParameter: written.startsWith('&'),
    };
  };
  const signatures = (json as TypeSignatureRow[]).map(([id, text, inputs, outputs]) => ({
    id,
    text,
    inputs: inputs.map(readValue),
    outputs: outputs.map(readValue),
  }));
  return {signatures, types: [...types]};
}
