/** Changes pages below a running dev server as Git and editors do. */
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

test('survives 200 changes, and lists exactly the pages that exist at the end', async () => {
  const guides = path.join(site.directory, 'docs/guides');
  const stash = path.join(site.directory, 'stash');
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
      () => {
        fs.rmSync(file, {force: true});
        fs.writeFileSync(other, source);
      },
      async () => {
        fs.renameSync(guides, stash);
        await wait(random(150));
        fs.renameSync(stash, guides);
      },
    ];
    await changes[random(changes.length)]?.();
    await wait(random(120));
  }
  await expect.poll(listedPages).toEqual(existingPages());
  expect((await fetch(`${server.url}next/faq`)).status).toBe(200);
});
