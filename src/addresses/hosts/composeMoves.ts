import {escapeRegexp} from '@docusaurus/utils';
import type {AddressRules} from '../fixAddress';
import {type Redirect, withMarkdown} from '../redirects';

/** Lines of nginx configuration that redirect the old URLs of pages. */
interface Moves {
  /** The rewrites for pages; their Markdown has a separate location. */
  pages: string[];
  markdown: string[];
  /** A location for each retired version. */
  retired: string[];
}

/** @param cacheControl the `Cache-Control` value for URLs in a retired version */
export function composeMoves({baseUrl, retired, moved}: AddressRules, cacheControl: string): Moves {
  const redirects = withMarkdown(moved);
  const isBelow = (label: string, [from]: Redirect) => from.startsWith(`${label}/`);
  const current = redirects.filter(
    (redirect) => !retired.some((label) => isBelow(label, redirect)),
  );
  const rewrite = (redirect: Redirect) => buildRewrite(baseUrl, redirect);
  return {
    pages: current.filter((redirect) => !isMarkdown(redirect)).map(rewrite),
    markdown: current.filter(isMarkdown).map(rewrite),
    retired: retired.flatMap((label) => {
      const version = escapeRegexp(baseUrl + label);
      return [
        '# Retired: the first lines redirect individual pages, the last one redirects all others to the latest version.',
        `location ~ ^${version}(/|$) {`,
        `  set $docs_cache "${cacheControl}";`,
        ...redirects
          .filter((redirect) => isBelow(label, redirect))
          .map((redirect) => `  ${rewrite(redirect)}`),
        `  rewrite ^${version}/*(.*)$ ${baseUrl}$1 permanent;`,
        '}',
      ];
    }),
  };
}

function isMarkdown([from]: Redirect): boolean {
  return from.endsWith('.md');
}

/** Builds a redirect. nginx treats `$` in the target as the start of a variable and can't escape it. */
function buildRewrite(baseUrl: string, redirect: Redirect): string {
  const [from, to] = redirect;
  const target = `${baseUrl}${to}`.replaceAll('$', '%24');
  const ending = isMarkdown(redirect) ? '' : '(?:\\.html)?/*';
  return `rewrite ^${escapeRegexp(baseUrl + from)}${ending}$ ${target} permanent;`;
}
