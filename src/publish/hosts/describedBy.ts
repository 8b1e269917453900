import type {AddressRules} from '../../addresses/fixAddress';

/** Returns the value of the `Link` header of a version's pages, which names the version's index for agents. */
export function describedBy(versionPath: string): string {
  return `<${versionPath}llms.txt>; rel="describedby"`;
}

/** Returns the path of the version that an address belongs to: `/docs/next/`, or `/docs/` for the latest. */
export function versionPathOf(address: string, {baseUrl, others}: AddressRules): string {
  const version = others.find((other) => address.startsWith(`${baseUrl}${other}/`));
  return version === undefined ? baseUrl : `${baseUrl}${version}/`;
}
