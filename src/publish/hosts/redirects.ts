import path from 'node:path';
import {firstPage, type AddressRules} from '../../config/addresses';
import {withoutSlash} from '../../config/paths';

/**
 * Rules for hosts that read `_redirects`. They cover base path and versions: the hosts themselves or the
 * browser remove the endings. Temporary where `composeNginx` is. Each rule of the latest version names
 * a folder or page of it: what a reader writes behind the version never begins a path, where `//` would
 * be another host.
 *
 * @param files of the site, below its base path
 */
export function composeRedirects(
  {baseUrl, latest, others}: AddressRules,
  files: readonly string[],
): string {
  const from = `${baseUrl}${latest}`;
  const pages = files.filter(
    (file) => file.endsWith('.md') && !others.some((version) => file.startsWith(`${version}/`)),
  );
  const folders = new Set(
    pages.flatMap((file) => (file.includes('/') ? [file.slice(0, file.indexOf('/'))] : [])),
  );
  const top = pages.filter((file) => !file.includes('/'));
  const rules = [
    ...(baseUrl === '/' ? [] : [[withoutSlash(baseUrl), baseUrl, 301]]),
    ...others.flatMap((version) =>
      ['', '/'].map((end) => [
        `${baseUrl}${version}${end}`,
        `${baseUrl}${version}/${firstPage}`,
        302,
      ]),
    ),
    [from, baseUrl, 302],
    [`${from}/`, baseUrl, 302],
    ...top
      .flatMap((file) => [path.basename(file, '.md'), file])
      .map((name) => [`${from}/${name}`, `${baseUrl}${name}`, 302]),
    ...[...folders].map((folder) => [`${from}/${folder}/*`, `${baseUrl}${folder}/:splat`, 302]),
  ];
  return rules.map((rule) => `${rule.join(' ')}\n`).join('');
}
