/** A sample as edited by the sender of a link. */
interface SharedCode {
  /** Position among the page's samples that can run. */
  sample: number;
  code: string;
}

/** In characters; no sample is longer. */
const maxLength = 20_000;

/** Returns the fragment that carries the code. Also escapes what programs drop at the end of an address. */
export function fragmentOf({sample, code}: SharedCode): string {
  return `#${new URLSearchParams({edit: String(sample), code}).toString()}`;
}

/** Reads a fragment, which anyone may have written; undefined if it carries no code. */
export function readFragment(fragment: string): SharedCode | undefined {
  const parameters = new URLSearchParams(fragment.slice(1));
  const sample = Number(parameters.get('edit'));
  const code = parameters.get('code')?.replaceAll('\0', '') ?? '';
  const isValid = Number.isSafeInteger(sample) && sample >= 0 && code !== '';
  return isValid && code.length <= maxLength ? {sample, code} : undefined;
}
