import type {AddressRules} from '../../addresses/fixAddress';
import {cacheControl, hashedFolder, notFoundPage} from '../fileRules';
import {interpreter} from './securityHeaders';

/**
 * Builds `_headers`, which Cloudflare Pages, Netlify, and others read. Only files with a hash have a
 * caching rule, since these hosts make browsers revalidate the others by default, and would join two
 * rules for the same header, which is right for a policy. The latter is also why pages in the latest version get their `Link` by
 * folder.
 *
 * @param files paths relative to the base path
 */
export function composeHeaders(
  rules: AddressRules,
  headers: Readonly<Record<string, string>>,
  files: readonly string[],
): string {
  const {baseUrl} = rules;
  const links = new Set(
    files
      .filter((file) => file.endsWith('.html') && file !== notFoundPage)
      .map((file) => baseUrl + file.replace(/\/.*/, '/*').replace(/^index\.html$|\.html$/, '')),
  );
  return [
    `${baseUrl}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${baseUrl}${hashedFolder}*`,
    `  Cache-Control: ${cacheControl.immutable}`,
    `${baseUrl}${interpreter.prefix}*`,
    `  Content-Security-Policy: ${interpreter.policy}`,
    ...[...links].flatMap((link) => [link, `  Link: ${describedBy(versionPathOf(link, rules))}`]),
    '',
  ].join('\n');
}

/** Returns the value of the `Link` header on a version's pages, which points agents to its index. */
export function describedBy(versionPath: string): string {
  return `<${versionPath}llms.txt>; rel="describedby"`;
}

/** Returns the path of the version that a URL path belongs to: `/docs/next/`, or `/docs/` for the latest. */
export function versionPathOf(address: string, {baseUrl, others}: AddressRules): string {
  const version = others.find((other) => address.startsWith(`${baseUrl}${other}/`));
  return version === undefined ? baseUrl : `${baseUrl}${version}/`;
}
