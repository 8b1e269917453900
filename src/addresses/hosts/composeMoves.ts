import {escapeRegexp} from '@docusaurus/utils';
import type {AddressRules} from '../fixAddress';
import type {Redirect} from '../redirects';
import {withMarkdown} from './withMarkdown';

/** Lines of the `location` of nginx for addresses that pages have left. */
interface Moves {
  /** The rewrites of pages, and those of their Markdown, which has a location of its own. */
  pages: string[];
  markdown: string[];
  /** A location for each retired version. */
  retired: string[];
}

/** @param cacheControl of an address in a retired version */
export function composeMoves({baseUrl, retired, moved}: AddressRules, cacheControl: string): Moves {
  const all = withMarkdown(moved);
  const isBelow = (label: string, [from]: Redirect) => from.startsWith(`${label}/`);
  const live = all.filter((redirect) => !retired.some((label) => isBelow(label, redirect)));
  const rewrite = (redirect: Redirect) => composeRewrite(baseUrl, redirect);
  return {
    pages: live.filter((redirect) => !isMarkdown(redirect)).map(rewrite),
    markdown: live.filter(isMarkdown).map(rewrite),
    retired: retired.flatMap((label) => {
      const version = escapeRegexp(baseUrl + label);
      return [
        '# Retired: what it had is in the latest version, or where the first lines say.',
        `location ~ ^${version}(/|$) {`,
        `  set $docs_cache "${cacheControl}";`,
        ...all.filter((redirect) => isBelow(label, redirect)).map((one) => `  ${rewrite(one)}`),
        `  rewrite ^${version}/*(.*)$ ${baseUrl}$1 permanent;`,
        '}',
      ];
    }),
  };
}

function isMarkdown([from]: Redirect): boolean {
  return from.endsWith('.md');
}

/** nginx would take a `$` in the new address for a variable, and has no other way to write it. */
function composeRewrite(baseUrl: string, redirect: Redirect): string {
  const [from, to] = redirect;
  const target = `${baseUrl}${to}`.replaceAll('$', '%24');
  const ending = isMarkdown(redirect) ? '' : '(?:\\.html)?/*';
  return `rewrite ^${escapeRegexp(baseUrl + from)}${ending}$ ${target} permanent;`;
}
