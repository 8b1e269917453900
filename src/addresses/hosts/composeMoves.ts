import {escapeRegexp} from '@docusaurus/utils';
import type {AddressRules} from '../fixAddress';
import type {Redirect} from '../redirects';
import {withMarkdown} from './withMarkdown';

/** Lines of nginx configuration that redirect old addresses of pages. */
interface Moves {
  /** The rewrites for pages; their Markdown has a separate location. */
  pages: string[];
  markdown: string[];
  /** A location for each retired version. */
  retired: string[];
}

/** @param cacheControl value of the header for addresses in a retired version */
export function composeMoves({baseUrl, retired, moved}: AddressRules, cacheControl: string): Moves {
  const all = withMarkdown(moved);
  const isBelow = (label: string, [from]: Redirect) => from.startsWith(`${label}/`);
  const current = all.filter((redirect) => !retired.some((label) => isBelow(label, redirect)));
  const rewrite = (redirect: Redirect) => composeRewrite(baseUrl, redirect);
  return {
    pages: current.filter((redirect) => !isMarkdown(redirect)).map(rewrite),
    markdown: current.filter(isMarkdown).map(rewrite),
    retired: retired.flatMap((label) => {
      const version = escapeRegexp(baseUrl + label);
      return [
        '# Retired: the first lines redirect individual pages, the last one redirects all others to the latest version.',
        `location ~ ^${version}(/|$) {`,
        `  set $docs_cache "${cacheControl}";`,
        ...all
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

/** Composes a redirect. nginx would treat a `$` in the new address as a variable and can't escape it. */
function composeRewrite(baseUrl: string, redirect: Redirect): string {
  const [from, to] = redirect;
  const target = `${baseUrl}${to}`.replaceAll('$', '%24');
  const ending = isMarkdown(redirect) ? '' : '(?:\\.html)?/*';
  return `rewrite ^${escapeRegexp(baseUrl + from)}${ending}$ ${target} permanent;`;
}
