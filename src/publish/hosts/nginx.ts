import {escapeRegexp} from '@docusaurus/utils';
import {firstPage, type AddressRules} from '../../addresses/fixAddress';
import {withoutSlash} from '../../addresses/paths';
import {cacheControl, hashedFolder} from '../fileRules';
import {composeMoves} from '../../addresses/hosts/composeMoves';
import {describedBy, interpreter} from './headers';

/**
 * Directives for an nginx server block that decide whether a client prefers Markdown to HTML, by the
 * weights that RFC 9110, 12.5.1, defines. They set `$docs_weights` to the weight of HTML, `/`, and the
 * weight of Markdown, which `prefersMarkdown` compares. A weight is `0` followed by its decimal digits, or empty for 1.
 *
 * For HTML, the most specific range wins. Only the exact type counts for Markdown, since browsers accept
 * everything but want HTML.
 */
const weighAccept = [
  'set $docs_html_weight "0";',
  'set $docs_markdown_weight "0";',
  ...['\\*/\\*', 'text/\\*', 'text/html'].map((range) => readWeight(range, '$docs_html_weight')),
  readWeight('text/markdown', '$docs_markdown_weight'),
  'set $docs_weights "$docs_html_weight/$docs_markdown_weight";',
].join('\n');

function readWeight(range: string, variable: string): string {
  const weight = '(?:;(?:[^,]*;)?\\s*q=(0)(?:\\.(\\d*))?\\s*(?=[;,]|$))?';
  return `if ($http_accept ~* "(?:^|,)\\s*${range}\\s*${weight}(?:[;,]|$)") { set ${variable} "$1$2"; }`;
}

/**
 * Captures the leading decimal digits that two weights share, and matches if the first weight's next
 * decimal is larger.
 */
const larger = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => {
  const smaller = digit === 1 ? '0' : `[0-${digit - 1}]`;
  return `${digit}\\d*/\\1(?:${smaller}| )`;
});

/** Matches `$docs_weights`, followed by a space, if Markdown is acceptable and HTML isn't preferred. */
const prefersMarkdown = `(?!/\\d|(\\d*)(?:${larger.join('|')}))\\d*/(?!0+ )\\d* `;

/**
 * Builds nginx's `location` for the site: redirects for the URLs that `fixAddress` corrects, the
 * not-found page, caching, compressed files, and headers. Other spellings and old URLs of pages are
 * redirected permanently. URLs that name the latest version are redirected temporarily, since they get
 * their own pages when another version becomes the latest. No redirect leaves the origin: none repeats a
 * slash at the beginning of a path, and URLs with a backslash or a control character return 404.
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
  const moves = composeMoves(rules, cacheControl.revalidated);
  const indent = (lines: readonly string[], by: string) =>
    lines.map((line) => `${by}${line}\n`).join('');
  return `# Include this in a server block whose root is the folder "site" beside this file. The server block also
# needs TLS and "http2 on;", which can't be set here.
${negotiationRules(base)}
${linkRules(rules)}
location ${baseUrl} {
  # Behind a proxy, nginx does not know the scheme, name, and port that readers use.
  absolute_redirect off;
  charset utf-8;
  sendfile on;
  error_page 404 ${baseUrl}404.html;

  # The .gz beside each file. For the smaller .br, install the module (on Debian, the package
  # libnginx-mod-http-brotli-static) and uncomment the next line.
  # brotli_static on;
  gzip_static on;
  gzip_vary on;

  # The locations below only set variables, because an add_header in them would discard all of these headers.
  set $docs_cache "${cacheControl.revalidated}";
  add_header Cache-Control $docs_cache always;
  add_header Vary $docs_vary always;
  add_header Link $docs_link;
  # Only one location below sets it; nginx sends no header without a value.
  add_header Content-Security-Policy $docs_worker_policy always;
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
  # Temporary, because this version gets its own addresses when another one becomes the latest.
  location ~ ^${version}(/|$) {
    set $docs_cache "${cacheControl.revalidated}";
    rewrite ^${version}/*(.*)$ ${baseUrl}$1 redirect;
  }
${indent(moves.retired, '  ')}  # The not-found page. The rule for .html would lead readers away from the unknown address.
  location ~ ^${base}404(\\.html)?$ {
    internal;
    set $docs_cache "${cacheControl.revalidated}";
  }
  location ~ \\.md$ {
    types {}
    default_type "text/markdown; charset=utf-8";
    set $docs_cache "${cacheControl.revalidated}";
${indent(moves.markdown, '    ')}  }
  # The worker that runs samples connects to nothing.
  location ~ ^${base}${escapeRegexp(interpreter.prefix)} {
    set $docs_cache "${cacheControl.immutable}";
    set $docs_vary "";
    set $docs_link "";
    set $docs_worker_policy "${interpreter.policy}";
  }
  # Files whose names contain a hash of the content.
  location ~ ^${base}${escapeRegexp(hashedFolder)} {
    set $docs_cache "${cacheControl.immutable}";
    set $docs_vary "";
    set $docs_link "";
  }
}
# Rules for other hosts, and files outside the site.
location ~ ^/_(headers|redirects)$ {
  return 404;
}
${baseUrl === '/' ? '' : baseRedirect(baseUrl)}`;
}

/**
 * Serves the Markdown file next to a page, if there is one, to clients that prefer Markdown. These rules
 * are outside the locations, since nginx ignores `try_files` after an `if` in a location.
 */
function negotiationRules(base: string): string {
  return `set $docs_vary "Accept";
set $docs_worker_policy "";
set $docs_markdown "";
${weighAccept}
set $docs_asked "$docs_weights $uri";
if ($docs_asked ~ "^${prefersMarkdown}(${base}\\S+)$") {
  set $docs_markdown $2.md;
}
if (-f $document_root$docs_markdown) {
  rewrite ^ $docs_markdown last;
}`;
}

/** Adds the header that points agents to the index of a page's version. */
function linkRules({baseUrl, others}: AddressRules): string {
  const versions = others.map(escapeRegexp).join('|');
  return `set $docs_link '${describedBy(baseUrl)}';
if ($uri ~ "^${escapeRegexp(baseUrl)}(${versions})/") {
  set $docs_link '${describedBy(`${baseUrl}$1/`)}';
}`;
}

/** Redirects requests for the base path without its trailing slash. */
function baseRedirect(baseUrl: string): string {
  return `location = ${withoutSlash(baseUrl)} {
  absolute_redirect off;
  return 301 ${baseUrl};
}
`;
}
