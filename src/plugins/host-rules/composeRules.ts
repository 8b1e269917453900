import {escapeRegexp} from '@docusaurus/utils';
import type {AddressRules} from '../../config/addresses';

/** A `location` of nginx: the addresses that `fixAddress` knows, as permanent redirects. */
export function composeNginx({baseUrl, latest}: AddressRules): string {
  const base = escapeRegexp(baseUrl);
  return `# To be included in a server block whose root holds the site below ${baseUrl}
location ${baseUrl} {
  rewrite ^${base}${escapeRegexp(latest)}(?:/(.*))?$ ${baseUrl}$1 permanent;
  rewrite ^${base}(?:(.+)/)?index(?:\\.html)?/*$ ${baseUrl}$1 permanent;
  rewrite ^${base}(.+)\\.html$ ${baseUrl}$1 permanent;
  rewrite ^${base}(.+?)/+$ ${baseUrl}$1 permanent;
  index index.html;
  try_files $uri $uri.html $uri/index.html =404;
  error_page 404 ${baseUrl}404.html;
}
`;
}

/**
 * Rules for hosts that read `_redirects`. They know no endings, which the hosts themselves or the
 * browser take away; the version they must be told.
 */
export function composeRedirects({baseUrl, latest}: AddressRules): string {
  return [
    `${baseUrl}${latest} ${baseUrl} 301`,
    `${baseUrl}${latest}/* ${baseUrl}:splat 301`,
    '',
  ].join('\n');
}
