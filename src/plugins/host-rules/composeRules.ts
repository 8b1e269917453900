import {escapeRegexp} from '@docusaurus/utils';
import type {AddressRules} from '../../config/addresses';

/**
 * A `location` of nginx: redirects of the addresses that `fixAddress` knows, the not-found page and
 * the type of Markdown. Other spellings are redirected permanently; addresses that name the latest
 * version temporarily, since they get pages of their own when another version becomes the latest.
 */
export function composeNginx({baseUrl, latest}: AddressRules): string {
  const base = escapeRegexp(baseUrl);
  const version = base + escapeRegexp(latest);
  return `# To be included in a server block whose root holds the site below ${baseUrl}
location ${baseUrl} {
  # Behind a proxy nginx does not know the scheme, name and port that readers use.
  absolute_redirect off;
  charset utf-8;
  error_page 404 ${baseUrl}404.html;

  rewrite ^${base}(?:(.+)/)?index(?:\\.html)?/*$ ${baseUrl}$1 permanent;
  rewrite ^${base}(.+)\\.html$ ${baseUrl}$1 permanent;
  rewrite ^${base}(.+?)/+$ ${baseUrl}$1 permanent;
  try_files $uri $uri.html $uri/index.html =404;

  # nginx tries the locations below before the rules above.

  # Temporary: this version gets addresses of its own when another one becomes the latest.
  location ~ ^${version}(/|$) {
    rewrite ^${version}/?(.*)$ ${baseUrl}$1 redirect;
  }
  # The not-found page; the rule for .html would lead readers away from the unknown address.
  location ~ ^${base}404(\\.html)?$ {
    internal;
  }
  location ~ \\.md$ {
    types {}
    default_type "text/markdown; charset=utf-8";
  }
}
`;
}

/**
 * Rules for hosts that read `_redirects`. They cover only the version: the hosts themselves or
 * the browser remove the endings. Temporary, as those of nginx.
 */
export function composeRedirects({baseUrl, latest}: AddressRules): string {
  return [
    `${baseUrl}${latest} ${baseUrl} 302`,
    `${baseUrl}${latest}/* ${baseUrl}:splat 302`,
    '',
  ].join('\n');
}
