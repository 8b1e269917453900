import {brand} from '../../config/brand';
import {firstPage, type AddressRules} from '../../addresses/fixAddress';
import {siteFolder} from '../manifest';

/**
 * Returns where URLs lead that only redirect, keyed by the file that redirects on hosts without redirects,
 * relative to the host's root. `/` leads to the site, and a version's URL to its first page.
 */
export function redirectTargets(rules: AddressRules): Map<string, string> {
  const {baseUrl, others} = rules;
  const root: [string, string][] = baseUrl === '/' ? [] : [['index.html', baseUrl]];
  const versions = others.map((version): [string, string] => [
    `${siteFolder(rules)}${version}/index.html`,
    `${baseUrl}${version}/${firstPage}`,
  ]);
  return new Map([...root, ...versions]);
}

/** Builds the pages that redirect, keyed by path relative to the host's root. */
export function redirectPages(rules: AddressRules): Map<string, string> {
  return new Map([...redirectTargets(rules)].map(([file, to]) => [file, buildPage(to)]));
}

function buildPage(to: string): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="0; url=${to}">`,
    `<title>${brand.title}</title>`,
    `<a href="${to}">${brand.title}</a>`,
    '',
  ].join('\n');
}
