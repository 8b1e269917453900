import {addressRules} from '@site/src/addresses/client/addressRules';

/** A version of the docs: its label, and the base path of its pages. */
export interface DocsVersion {
  version: string;
  path: string;
}

/** Returns the version of the open page. */
export function currentVersion(): DocsVersion {
  const {baseUrl, latest, others} = addressRules;
  const [first = ''] = window.location.pathname.slice(baseUrl.length).split('/');
  return others.includes(first)
    ? {version: first, path: baseUrl + first}
    : {version: latest, path: baseUrl.replace(/\/$/, '')};
}

/** Returns the address that leads to the page of a command, or of a member such as `4D.Collection.join`. */
export function addressOfName(name: string, version: string): string {
  const [first = '', member = ''] = name.replace(/^4D\./, '').split('.');
  const parameters = new URLSearchParams({
    [member ? 'class' : 'command']: first,
    member,
    v: version,
  });
  return `${addressRules.baseUrl}searchAPI?${parameters.toString()}`;
}

/** A sample as edited by the sender of a link. */
interface SharedCode {
  /** Position among the page's samples that can run. */
  sample: number;
  code: string;
}

/** In characters; no sample is longer. */
const maxCodeLength = 20_000;

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
  return isValid && code.length <= maxCodeLength ? {sample, code} : undefined;
}
