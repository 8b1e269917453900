import {escapeRegexp} from '@docusaurus/utils';
import {firstPage, type AddressRules} from '../../addresses/fixAddress';
import {withoutSlash} from '../../addresses/paths';
import {cacheControl, keptFolder} from '../fileRules';
import {composeMoves} from '../../addresses/hosts/composeMoves';

/**
 * The `location` of nginx for the site: redirects of the addresses that `fixAddress` knows, the
 * not-found page, caching, compressed files and headers. Other spellings, and addresses that a page has
 * left, are redirected permanently; addresses that name the latest version temporarily, since they get pages of their own when another
 * version becomes the latest. No redirect leaves the origin: none repeats a slash at the beginning of
 * a path, and addresses with a backslash or a control character are unknown.
 */
export function composeNginx(
  rules: AddressRules,
  headers: Readonly<Record<string, string>>,
): string {
  const {baseUrl, latest, others} = rules;
  const base = escapeRegexp(baseUrl);
  const version = base + escapeRegexp(latest);
  const versions = others.map(escapeRegexp).join('|');
  const headerLines = Object.entries(headers).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  const moves = composeMoves(rules, cacheControl.asked);
  const indent = (lines: readonly string[], by: string) =>
    lines.map((line) => `${by}${line}\n`).join('');
  return `# To be included in a server block whose root is the folder "site" beside this file.
${composeNegotiation(base)}
location ${baseUrl} {
  # Behind a proxy nginx does not know the scheme, name and port that readers use.
  absolute_redirect off;
  charset utf-8;
  error_page 404 ${baseUrl}404.html;

  # The .gz beside each file. With the module for Brotli, write "brotli_static on;" too.
  gzip_static on;
  gzip_vary on;

  # The locations below change the variable alone: with an add_header of their own they would lose these.
  set $docs_cache "${cacheControl.asked}";
  add_header Cache-Control $docs_cache always;
  add_header Vary $docs_vary always;
${headerLines.join('\n')}

${indent(moves.pages, '  ')}  rewrite ^${base}(${versions})/*$ ${baseUrl}$1/${firstPage} redirect;
  rewrite ^${base}(?!/)(?:(.+)/)?index(?:\\.html)?/*$ ${baseUrl}$1 permanent;
  rewrite ^${base}(?!/)(.+)\\.html$ ${baseUrl}$1 permanent;
  rewrite ^${base}(?!/)(.+?)/+$ ${baseUrl}$1 permanent;
  try_files $uri $uri.html $uri/index.html =404;

  # nginx tries the locations below before the rules above.

  # Browsers read a backslash as a slash. No page has one in its address.
  location ~ [\\x01-\\x1f\\x7f\\\\\\\\] {
    return 404;
  }
  # Temporary: this version gets addresses of its own when another one becomes the latest.
  location ~ ^${version}(/|$) {
    set $docs_cache "${cacheControl.asked}";
    rewrite ^${version}/*(.*)$ ${baseUrl}$1 redirect;
  }
${indent(moves.retired, '  ')}  # The not-found page; the rule for .html would lead readers away from the unknown address.
  location ~ ^${base}404(\\.html)?$ {
    internal;
    set $docs_cache "${cacheControl.asked}";
  }
  location ~ \\.md$ {
    types {}
    default_type "text/markdown; charset=utf-8";
    set $docs_cache "${cacheControl.asked}";
${indent(moves.markdown, '    ')}  }
  # Their names have a hash of their content.
  location ~ ^${base}${escapeRegexp(keptFolder)} {
    set $docs_cache "${cacheControl.kept}";
    set $docs_vary "";
  }
}
${baseUrl === '/' ? '' : composeBase(baseUrl)}`;
}

/**
 * Who asks for Markdown gets the file beside the page, where there is one. Outside the locations,
 * since nginx forgets `try_files` within an `if` of a location.
 */
function composeNegotiation(base: string): string {
  return `set $docs_vary "Accept";
set $docs_markdown "";
set $docs_asked "$uri $http_accept";
if ($docs_asked ~ "^(${base}\\S+) .*text/markdown(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))") {
  set $docs_markdown $1.md;
}
if (-f $document_root$docs_markdown) {
  rewrite ^ $docs_markdown last;
}`;
}

/** The base path without the slash at its end. */
function composeBase(baseUrl: string): string {
  return `location = ${withoutSlash(baseUrl)} {
  absolute_redirect off;
  return 301 ${baseUrl};
}
`;
}
