import {blobOf, numberOf} from '../arguments';
import {BlobValue, type Value} from '../values';

/** Evaluates `4D.Blob.new(…)`. */
export function newBlob([blob]: Value[]): BlobValue {
  return new BlobValue(blob === undefined ? new Uint8Array() : blobOf(blob).bytes.slice(), true);
}

/** Source: language/BlobClass. */
export const blobMembers: Record<string, (receiver: BlobValue, args: Value[]) => Value> = {
  slice: ({bytes}, [start = 0, end = bytes.length]) =>
    new BlobValue(bytes.slice(numberOf(start), numberOf(end)), true),
};
