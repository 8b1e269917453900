/**
 * Checks what agents rely on: the file rules on agentdocsspec.com, whose own tool needs Node.js 22, and links
 * that never leave a version.
 */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readEnvironment} from '../../src/config/environment';
import {checkerGuide} from '../../src/export/server/composeLlms';
import {versionNotice} from '../../src/export/shared/paths';
import type {Reference} from '../../src/reference/server/references';
import {versions} from '../support/versions';
import {buildDir, readBuilt} from './builtPages';

const {siteUrl} = readEnvironment(process.env);
/** Maximum number of characters that agents read in a file. */
const maxLength = 50_000;

/** Returns true if the file belongs to the version with this path. */
function isIn(file: string, prefix: string): boolean {
  const others = versions.map((version) => version.path).filter((other) => other !== prefix);
  return file.startsWith(prefix) && !others.some((other) => other !== '' && file.startsWith(other));
}

/** Returns the version's files with this extension, or only those in a folder, relative to the base path. */
function filesOf(prefix: string, ending: string, folder = ''): string[] {
  return fs
    .readdirSync(path.join(buildDir, prefix, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => prefix + folder + file.split(path.sep).join('/'))
    .filter((file) => file.endsWith(ending) && isIn(file, prefix));
}

/** Returns the built file for one of the site's URLs; undefined for other URLs. */
function fileAt(url: string): string | undefined {
  const base = `${siteUrl}/docs/`;
  return url.startsWith(base) ? decodeURI(url.slice(base.length)) : undefined;
}

/** Returns the link targets, without anchors. Uses a pattern, since parsing all pages takes minutes. */
function urlsIn(text: string): string[] {
  const prose = text.replace(/^[> ]*```[^]*?^[> ]*```/gm, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/(?:\]\(|<|\s)((?<=\]\()[^\s()]+|https?:[^\s()>]+)/g)].map(
    ([, url = '']) => url.replace(/#.*$/, ''),
  );
}

describe.each(versions)('version $label', ({label, path: prefix}) => {
  const index = `${siteUrl}/docs/${prefix}llms.txt`;
  const lists = [`${prefix}llms.txt`, ...filesOf(prefix, '.txt', 'llms/')];
  const pages = filesOf(prefix, '.md');
  const reference = `reference-${label}.json`;

  test('llms.txt has at most 20,000 characters, and no list is too long for agents to read in full', () => {
    expect(readBuilt(lists[0] ?? '')).toMatch(/^# .+\n\n> .+\n/);
    expect(readBuilt(lists[0] ?? '').length).toBeLessThanOrEqual(20_000);
    expect(lists.length).toBeGreaterThan(2);
    expect(lists.filter((file) => readBuilt(file).length >= maxLength)).toEqual([]);
  });

  test('llms.txt begins with six pages to read, the checker, and the reference', () => {
    const firstSection = readBuilt(lists[0] ?? '').split('\n## ')[1] ?? '';
    const first = urlsIn(firstSection).flatMap((url) => fileAt(url) ?? []);
    const [start = ''] = firstSection.split('\n\nThis is about');
    expect(start.trim().split('\n').filter(Boolean).length).toBeLessThanOrEqual(11);
    expect(first.filter((file) => file.endsWith('.md')).length).toBeGreaterThanOrEqual(6);
    expect(/^- In full: (.*)$/m.exec(firstSection)?.[1]?.split('), ')).toHaveLength(6);
    expect(first).toContain(reference);
    expect(firstSection).toContain(`qodly-check --version ${label}`);
    const {length} = readBuilt(`${prefix}llms/qodlyscript.txt`);
    expect(firstSection).toContain(` (${Math.ceil(length / 1000)},000 characters)\n2. [`);
    expect(readBuilt(lists[0] ?? '').split('\n## ')[2]).toMatch(/^Develop \/ QodlyScript/);
    expect(readBuilt(lists[0] ?? '')).toMatch(
      /## Guides\n[^]*## Integrations\n[^]*## Get Started\n/,
    );
  });

  test('llms.txt begins with files that contain everything most code needs', () => {
    const [, index = ''] = readBuilt(lists[0] ?? '').split('\n## ');
    const read = (name: string) => readBuilt(`${prefix}llms/${name}.txt`);
    const named = lists.filter((file) =>
      /\/(?:qodlyscript|data|rest|signatures-|recipe-)/.test(file),
    );
    const linking = index + read('qodlyscript');
    expect(
      named.filter((file) => !/[)\n]/.test(linking.split(`/docs/${file}`)[1]?.[0] ?? '')),
    ).toEqual([]);
    const recipes = named.filter((file) => file.includes('recipe-'));
    expect(recipes.length).toBeGreaterThan(15);
    expect(recipes.filter((file) => readBuilt(file).includes('## See also'))).toEqual([]);
    expect(read('recipe-log-in-safely')).toMatch(/^# Log in safely \(Qodly /);
    expect(['qodlyscript', 'data', 'rest'].map(read).join('')).not.toContain('| Parameter');
    expect(read('qodlyscript')).toContain('compareStrings(a, b, kCharCodes)');
    const {entries} = JSON.parse(readBuilt(reference)) as Reference;
    const signatures = named
      .filter((file) => file.includes('signatures-'))
      .map(readBuilt)
      .join('\n');
    const parents = ['Directory', 'Document', 'Transporter'];
    expect(signatures).not.toMatch(/^## (?:Directory|Document|Transporter)$/m);
    const parts = ['values', 'data', 'processes', 'files', 'mailboxes'];
    const counts = parts.map((part) => read(`signatures-${part}`).match(/^## /gm)?.length);
    expect(counts).toEqual([9, 4, 7, 6, 2]);
    expect(
      entries
        .filter(({kind, owner = ''}) => kind !== 'constant' && !parents.includes(owner))
        .flatMap((entry) => entry.signatures)
        .map(({text}) => /^[^({:]+/.exec(text)?.[0].trim() ?? '')
        .filter((text) => !signatures.includes(`\n- ${text}`)),
    ).toEqual([]);
  });

  test('every class has its members in separate files', () => {
    const classes = pages.filter((file) => /\/language\/\w+\.md$/.test(`/${file}`));
    expect(classes.length).toBeGreaterThan(20);
    expect(classes.filter((file) => !readBuilt(file).includes('/language/classes/'))).toEqual([]);
    expect(lists.map(readBuilt).join('')).toMatch(
      /CollectionClass\.md\): .+ Members: .+, orderBy, .+\.$/m,
    );
  });

  test('its lists only link to existing files in the same version', () => {
    const listed = lists.flatMap((file) =>
      urlsIn(readBuilt(file).replace(/^## Other versions[^]*/m, '')),
    );
    const files = listed
      .filter((url) => url !== checkerGuide.replace(/#.*$/, ''))
      .map((url) => fileAt(url) ?? url);
    expect(
      files.filter(
        (file) =>
          !fs.existsSync(path.join(buildDir, file)) || !(isIn(file, prefix) || file === reference),
      ),
    ).toEqual([]);
    const members = `${prefix}language/classes/`;
    expect(pages.filter((page) => !files.includes(page) && !page.startsWith(members))).toEqual([]);
  });

  test('the Markdown for each page and member begins with the version and its index', () => {
    const notice = `${versionNotice(label)}<${index}>`;
    const incomplete = pages.filter((file) => {
      const text = readBuilt(file);
      return text.split('\n')[2]?.startsWith(notice) !== true;
    });
    expect(incomplete).toEqual([]);
  });

  test('no page links to another version', () => {
    const misdirected = pages.flatMap((page) =>
      urlsIn(readBuilt(page)).filter((url) => {
        const file = fileAt(url);
        return file !== undefined && file !== reference && !isIn(file, prefix);
      }),
    );
    expect(misdirected).toEqual([]);
  });

  test('members are short, and a class that is too long for agents links to its members', () => {
    const long = pages.filter((file) => readBuilt(file).length >= maxLength);
    const members = filesOf(prefix, '.md', 'language/classes/');
    expect(long).toContain(`${prefix}language/CollectionClass.md`);
    for (const file of long) {
      expect(
        members.filter((member) => readBuilt(file).includes(`${siteUrl}/docs/${member}`)),
      ).toHaveLength(1);
    }
    expect(members.filter((file) => readBuilt(file).length >= maxLength)).toEqual([]);
    expect(readBuilt(`${prefix}language/classes/Collection/orderBy.md`)).toMatch(
      /^# Collection\.orderBy\(\)\n/,
    );
  });
});
