import fs from 'node:fs';
import path from 'node:path';

/** File at the site's root. */
export const noticesFile = 'third-party-notices.txt';

interface PackageJson {
  name: string;
  version: string;
  license?: string;
  author?: string | {name: string};
  homepage?: string;
}

const rule = '-'.repeat(80);

/**
 * Builds the notices, which contain the licenses of packages, sorted by package.
 *
 * @param folders the packages' folders
 * @throws Error if a package states neither the name nor the text of a license
 */
export function composeNotices(folders: readonly string[]): string {
  const notices = new Map(folders.map((folder) => noticeOf(folder)));
  const sorted = [...notices].sort(([left], [right]) => (left < right ? -1 : 1));
  return [
    'This site contains code from the packages below, under their licenses.',
    ...sorted.map(([name, text]) => `${rule}\n${name}\n\n${text}`),
    '',
  ].join('\n\n');
}

function noticeOf(folder: string): [name: string, text: string] {
  const json = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {name, version, license, author, homepage} = JSON.parse(json) as PackageJson;
  const licenseTexts = fs
    .readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-](?:md|txt|mit))?$/i.test(file))
    .sort()
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8').replace(/\r/g, '').trim());
  if (!license && licenseTexts.length === 0) {
    throw new Error(`${name} ${version} does not state its license.`);
  }
  const holder = typeof author === 'object' ? author.name : author;
  const header = [
    license && `License: ${license}`,
    // If there is no text, at least name the copyright holder.
    licenseTexts.length === 0 && holder && `Copyright: ${holder}`,
    homepage && `Source: ${homepage}`,
  ].filter(Boolean);
  return [`${name} ${version}`, [header.join('\n'), ...licenseTexts].join('\n\n')];
}
