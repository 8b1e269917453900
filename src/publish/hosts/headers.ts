import {cacheControl, keptFolder} from '../fileRules';

/**
 * `_headers`, which Cloudflare Pages, Netlify and others read. What is not kept has no rule: these
 * hosts let browsers ask each time by themselves, and would join two rules for one header.
 */
export function composeHeaders(baseUrl: string, headers: Readonly<Record<string, string>>): string {
  return [
    `${baseUrl}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${baseUrl}${keptFolder}*`,
    `  Cache-Control: ${cacheControl.kept}`,
    '',
  ].join('\n');
}
