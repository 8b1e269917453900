import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createFixtureSite, page, type FixtureSite} from '../support/fixtureSite';
import {latest, released} from '../support/versions';
import {warnings} from '../support/warnings';

/** The version to cut, and the one to retire afterward. */
const number = `${Number(latest.split('.')[0]) + 1}.0.0`;
const oldest = released.at(-1) ?? '';

let site: FixtureSite;

const git = (...args: string[]) =>
  execFileSync('git', args, {cwd: site.directory, encoding: 'utf8'});
const write = (file: string, text: string) => {
  const target = path.join(site.directory, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, text);
};
const read = (file: string) => fs.readFileSync(path.join(site.directory, file), 'utf8');
const isBuilt = (file: string) => fs.existsSync(path.join(site.directory, 'build', file));

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Change');
}

beforeAll(() => {
  site = createFixtureSite();
  site.addPage(
    `notes/${number}`,
    page(number, `Released on January 31, 2027.\n\n<ReferenceChanges from="${latest}" to="next"/>`),
  );
  site.addPage('guides/fresh', page('Fresh', '<Since version="next"/>\n\nText.'));
  for (const label of released) {
    write(`versioned_docs/version-${label}/orda/old.md`, page('Old'));
    write(`tests/build/routes/${label}.txt`, 'faq\norda/old\n');
  }
  write(`versioned_docs/version-${oldest}/orda/oldest.md`, page('Oldest'));
  write('.gitignore', 'node_modules\n.docusaurus\nbuild\n');
  git('init', '--quiet');
  git('config', 'user.name', 'Writer');
  git('config', 'user.email', 'writer@example.com');
  commit();
});

afterAll(() => {
  fs.rmSync(site.directory, {recursive: true});
});

test('a site builds after a version is cut and the oldest one is retired', async () => {
  const cut = await site.tool('cutVersion', number);
  expect(cut.output).toContain(`${number} is now the latest version`);
  expect(cut.output).toContain('orda/old');
  commit();
  const drop = await site.tool('dropVersion', oldest);
  expect(drop.output).toContain(`${oldest} is retired`);
  commit();
  const {code, output} = await site.build();
  expect(code, output).toBe(0);
  expect(warnings(output)).toEqual([]);
  expect(isBuilt('guides/fresh.html')).toBe(true);
  expect(isBuilt(`routes-${number}.json`)).toBe(true);
  expect(isBuilt(oldest)).toBe(false);
  expect(read('build/faq.html')).toContain(`Qodly ${number} is out`);
  expect(read('build/guides/fresh.md')).toContain(`_Since ${number}_`);
});
