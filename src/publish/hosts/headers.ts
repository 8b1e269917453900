import type {AddressRules} from '../../addresses/fixAddress';
import {cacheControl, hashedFolder, notFoundPage} from '../fileRules';

/**
 * The policy for the worker that runs samples, whose files have this prefix: no code in it may connect to
 * anything. Hosts send it in addition to the policy for every response; browsers respect both.
 */
export const interpreter = {prefix: 'assets/js/interpreter.', policy: "connect-src 'none'"};

/**
 * Returns the headers for every response, including redirects and errors.
 *
 * @param policy the value of `Content-Security-Policy`
 */
export function securityHeaders(policy: string, isPreview: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-site',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Browsers respect it only over HTTPS.
    'Strict-Transport-Security': 'max-age=31536000',
    // Markdown and JSON can't contain a robots tag.
    ...(isPreview && {'X-Robots-Tag': 'noindex, nofollow'}),
  };
}

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
