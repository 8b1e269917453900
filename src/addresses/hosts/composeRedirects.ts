import path from 'node:path';
import {firstPage, type AddressRules} from '../fixAddress';
import {withoutSlash} from '../paths';
import {withMarkdown} from '../redirects';

/**
 * Generates rules for hosts that read `_redirects`: for the base path, the versions, and moved pages. The
 * host or the browser removes suffixes such as `.html`. A redirect is temporary if it's temporary in
 * `composeNginx`. Each version has only one wildcard rule, since hosts limit their number. For a site at the
 * root of a host, each page and folder has a rule instead, because a wildcard would redirect
 * `/1.0.0//evil.example` to another host.
 *
 * @param files paths relative to the base path
 */
export function composeRedirects(
  {baseUrl, latest, others, retired, moved}: AddressRules,
  files: readonly string[],
): string {
  const pages = files.filter(
    (file) => file.endsWith('.md') && !others.some((version) => file.startsWith(`${version}/`)),
  );
  const folders = new Set(
    pages.flatMap((file) => (file.includes('/') ? [file.slice(0, file.indexOf('/'))] : [])),
  );
  const topLevelPages = pages.filter((file) => !file.includes('/'));
  const versions = [...others, ...retired];
  const movedAtRoot = withMarkdown(moved).filter(
    ([from]) => !versions.some((version) => from.startsWith(`${version}/`)),
  );
  const toPages = (from: string, status: number) => [
    ...topLevelPages
      .flatMap((file) => [path.basename(file, '.md'), file])
      .map((name) => [`${from}/${name}`, `${baseUrl}${name}`, status]),
    ...[...folders].map((folder) => [`${from}/${folder}/*`, `${baseUrl}${folder}/:splat`, status]),
  ];
  const toRoot = (version: string, status: number) => {
    const from = `${baseUrl}${version}`;
    return [
      ...movedAtRoot.map(([route, to]) => [`${from}/${route}`, `${baseUrl}${to}`, status]),
      [from, baseUrl, status],
      [`${from}/`, baseUrl, status],
      ...(baseUrl === '/' ? toPages(from, status) : [[`${from}/*`, `${baseUrl}:splat`, status]]),
    ];
  };
  const rules = [
    ...(baseUrl === '/' ? [] : [[withoutSlash(baseUrl), baseUrl, 301]]),
    ...others.flatMap((version) =>
      ['', '/'].map((end) => [
        `${baseUrl}${version}${end}`,
        `${baseUrl}${version}/${firstPage}`,
        302,
      ]),
    ),
    // Must precede the rules for folders, which would match these URLs too.
    ...withMarkdown(moved).map(([from, to]) => [`${baseUrl}${from}`, `${baseUrl}${to}`, 301]),
    ...toRoot(latest, 302),
    ...retired.flatMap((version) => toRoot(version, 301)),
  ];
  return rules.map((rule) => `${rule.join(' ')}\n`).join('');
}
