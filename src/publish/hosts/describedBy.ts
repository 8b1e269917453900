import type {AddressRules} from '../../addresses/fixAddress';

/** Returns the value of the `Link` header on a version's pages, which points agents to its index. */
export function describedBy(versionPath: string): string {
  return `<${versionPath}llms.txt>; rel="describedby"`;
}

/** Returns the path of the version that a URL path belongs to: `/docs/next/`, or `/docs/` for the latest. */
export function versionPathOf(address: string, {baseUrl, others}: AddressRules): string {
  const version = others.find((other) => address.startsWith(`${baseUrl}${other}/`));
  return version === undefined ? baseUrl : `${baseUrl}${version}/`;
}
