import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {assemble} from '../../src/publish/assemble';
import {readManifest, type Manifest} from '../../src/publish/manifest';
import {verifyHost} from '../../src/publish/verify/verifyHost';
import {createFixtureSite, type FixtureSite} from '../support/fixtureSite';
import {skipWithoutNginx, startNginx} from '../support/nginx';
import {latest} from '../support/versions';
import {warnings} from '../support/warnings';

let site: FixtureSite;
let dist: string;
let manifest: Manifest;
let releaseOutput: string;

beforeAll(async () => {
  site = createFixtureSite();
  dist = path.join(site.directory, 'dist');
  const {code, output} = await site.release();
  expect(code, output).toBe(0);
  releaseOutput = output;
  manifest = await readManifest(path.join(dist, 'manifest.json'));
});

afterAll(() => {
  fs.rmSync(site.directory, {recursive: true});
});

function filesOf(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

const read = (file: string) => fs.readFileSync(path.join(dist, file));

test('the release build prints no warnings', () => {
  expect(releaseOutput).toContain('Generated static files');
  expect(warnings(releaseOutput)).toEqual([]);
});

test("the served folder is under the base path, with only the hosts' rules above it", () => {
  expect(fs.readdirSync(dist).sort()).toEqual(['manifest.json', 'nginx.conf', 'site', 'sizes.md']);
  expect(fs.readdirSync(path.join(dist, 'site')).sort()).toEqual([
    '404.html',
    '_headers',
    '_redirects',
    'docs',
    'index.html',
  ]);
  const names = filesOf(path.join(dist, 'site/docs')).map((file) => path.basename(file));
  expect(names.filter((name) => /^(?:nginx|_|manifest)/.test(name))).toEqual([]);
});

test('the served folder has a search index', () => {
  expect(manifest.files).toHaveProperty([`docs/search-index-docs-default-${latest}.json`]);
});

test('the served folder has each file in the manifest, with its hash, and in exactly one deployment step', () => {
  const files = filesOf(path.join(dist, 'site')).sort();
  expect(Object.keys(manifest.files).sort()).toEqual(files);
  const wrong = files.filter((file) => {
    const hash = createHash('sha256')
      .update(read(`site/${file}`))
      .digest('hex');
    return manifest.files[file]?.sha256 !== hash;
  });
  expect(wrong).toEqual([]);
  const {upload, thenUpload, thenRemove} = manifest.deploy;
  expect([...upload, ...thenUpload].sort()).toEqual(files);
  expect(thenRemove).toEqual([]);
  expect(upload).toContainEqual(expect.stringMatching(/assets\/search\/search-index-/));
  expect(upload.filter((file) => /\.html/.test(file))).toEqual([]);
  expect(thenUpload).toContain('docs/feed.xml');
  expect(thenUpload).toContain('docs/search-files.json');
});

test('the served folder has headers short enough for the hosts that read them', () => {
  // Cloudflare Pages accepts lines of up to 2,000 characters.
  const lines = read('site/_headers').toString().split('\n');
  expect(lines.filter((line) => line.length >= 2000)).toEqual([]);
});

test('the served folder contains no paths from the machine that built it', () => {
  const folders = [site.directory, process.cwd(), os.homedir() + path.sep, os.tmpdir() + path.sep];
  const found = filesOf(dist).filter((file) => {
    const text = read(file).toString('latin1');
    return folders.some((folder) => text.includes(folder));
  });
  expect(found).toEqual([]);
});

test('the served folder has the same bytes when assembled again in another folder at a different time', async () => {
  const otherFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'again-'));
  const buildDir = path.join(otherFolder, 'build');
  const target = path.join(otherFolder, 'dist');
  fs.cpSync(path.join(site.directory, 'build'), buildDir, {recursive: true});
  const {siteUrl, rules} = manifest;
  await assemble({buildDir, target, siteUrl, rules, isPreview: false, services: []});
  const differing = filesOf(dist).filter(
    (file) => !read(file).equals(fs.readFileSync(path.join(target, file))),
  );
  expect(differing).toEqual([]);
  expect(filesOf(target).sort()).toEqual(filesOf(dist).sort());
  fs.rmSync(otherFolder, {recursive: true});
});

test('nginx serves the release correctly with the included configuration', async (context) => {
  skipWithoutNginx(context);
  const host = await startNginx(dist);
  const {findings, checkCounts} = await verifyHost(host.origin, manifest);
  await host.stop();
  expect(findings).toEqual([]);
  expect(Object.values(checkCounts).every((count) => count > 5)).toBe(true);
  expect(checkCounts['Markdown on request']).toBeGreaterThan(5);
});
