import {brand} from '../../config/brand';
import {firstPage, type AddressRules} from '../../addresses/fixAddress';
import {siteFolder} from '../manifest';

/**
 * Composes pages for addresses that only redirect, by path relative to the root of the host, for hosts
 * without redirects: `/` leads to the site, and a version's address to its first page.
 */
export function redirectPages(rules: AddressRules): Map<string, string> {
  const {baseUrl, others} = rules;
  const root: [string, string][] = baseUrl === '/' ? [] : [['index.html', baseUrl]];
  const versions = others.map((version): [string, string] => [
    `${siteFolder(rules)}${version}/index.html`,
    `${baseUrl}${version}/${firstPage}`,
  ]);
  return new Map([...root, ...versions].map(([file, to]) => [file, composePage(to)]));
}

function composePage(to: string): string {
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
