/** Changes pages below a running dev server with Git and as editors do. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startDevServer, type DevServer} from '../support/devServer';
import {createFixtureSite, page, type FixtureSite} from '../support/fixtureSite';
import {randomNumbers} from '../support/randomNumbers';

let site: FixtureSite;
let server: DevServer;

beforeAll(async () => {
  site = createFixtureSite();
  server = await startDevServer(site.directory);
});

afterAll(async () => {
  await server.stop();
  fs.rmSync(site.directory, {recursive: true});
});

/** Returns the pages of next that Docusaurus lists. */
function listedPages(): string[] {
  const registry = fs.readFileSync(path.join(site.directory, '.docusaurus/registry.js'), 'utf8');
  const names = [...registry.matchAll(/"@site\/docs\/([^"]+\.mdx?)"/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set(names)].sort();
}

function existingPages(): string[] {
  return fs
    .readdirSync(path.join(site.directory, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md'))
    .sort();
}

/** Runs Git on the pages of next. Returns its status: unstashing fails, for example, when nothing was stashed. */
function git(...options: string[]): number | null {
  const folder = (name: string) => path.join(site.directory, name);
  const {status} = spawnSync('git', [
    `--git-dir=${folder('pages.git')}`,
    `--work-tree=${folder('docs')}`,
    ...['-c', 'user.name=Writer', '-c', 'user.email=writer@localhost'],
    ...options,
  ]);
  return status;
}

/** Commits the pages, and some more on the branch `draft`. */
function createBranches(guides: string): void {
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message=Start');
  git('switch', '--quiet', '--create', 'draft');
  for (const name of ['page1', 'page2', 'draft']) {
    fs.writeFileSync(path.join(guides, `${name}.md`), page(name));
  }
  fs.rmSync(path.join(guides, '../cloud'), {recursive: true});
  git('add', '--all');
  expect(git('commit', '--quiet', '--message=Draft')).toBe(0);
}

test('survives 200 changes, and lists exactly the pages that exist at the end', async () => {
  const guides = path.join(site.directory, 'docs/guides');
  createBranches(guides);
  const fraction = randomNumbers(7);
  const random = (limit: number) => Math.floor(fraction() * limit);
  const source = page('Changed');
  for (let count = 0; count < 200; count += 1) {
    const anyFile = () => path.join(guides, `page${random(7)}.md`);
    const file = anyFile();
    const other = anyFile();
    const changes = [
      () => fs.writeFileSync(file, source),
      () => fs.rmSync(file, {force: true}),
      () => fs.existsSync(file) && fs.renameSync(file, other),
      async () => {
        fs.writeFileSync(file, source.slice(0, 8));
        await wait(random(80));
        fs.writeFileSync(file, source);
      },
      () => git('switch', '--quiet', '--discard-changes', random(2) === 0 ? 'main' : 'draft'),
      () => git('clean', '--quiet', '--force', '-d'),
      async () => {
        git('stash', '--quiet', '--include-untracked');
        await wait(random(150));
        git('stash', 'pop', '--quiet');
      },
    ];
    await changes[random(changes.length)]?.();
    await wait(random(120));
  }
  await expect.poll(listedPages).toEqual(existingPages());
  expect((await fetch(`${server.url}next/faq`)).status).toBe(200);
});
