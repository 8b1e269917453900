import type {AddressRules} from '../../addresses/fixAddress';
import {cacheControl, keptFolder, notFoundPage} from '../fileRules';
import {describedBy, versionPathOf} from './describedBy';

/**
 * `_headers`, which Cloudflare Pages, Netlify and others read. What is not kept has no rule: these
 * hosts let browsers ask each time by themselves, and would join two rules for one header. For the same
 * reason, the pages of the latest version get their `Link` by folder.
 *
 * @param files of the site, below its base path
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
    `${baseUrl}${keptFolder}*`,
    `  Cache-Control: ${cacheControl.kept}`,
    ...[...links].flatMap((link) => [link, `  Link: ${describedBy(versionPathOf(link, rules))}`]),
    '',
  ].join('\n');
}
