import type {AddressRules} from '../../addresses/fixAddress';

/** Value of the `Link` header of a version's pages: where the version's index for agents is. */
export function describedBy(versionPath: string): string {
  return `<${versionPath}llms.txt>; rel="describedby"`;
}

/** Path of the version that an address belongs to: `/docs/next/`, or `/docs/` for the latest. */
export function versionPathOf(address: string, {baseUrl, others}: AddressRules): string {
  const version = others.find((other) => address.startsWith(`${baseUrl}${other}/`));
  return version === undefined ? baseUrl : `${baseUrl}${version}/`;
}
