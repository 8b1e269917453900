import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {temporaryFolder, writeFiles} from '../../tests/support/temporaryFolder';
import {keepAssets} from './keepAssets';
import {describeRelease, type Manifest} from './manifest';

const rules = {baseUrl: '/docs/', latest: '0.2.0', others: [], retired: [], moved: []};

let root: string;

beforeEach(() => {
  root = temporaryFolder();
});

/** Writes a release with these files under `/docs/`, as the successor to `earlier` if given. */
async function release(
  name: string,
  files: Record<string, string>,
  earlier?: string,
  releases = 2,
): Promise<Manifest> {
  const site = path.join(root, name, 'site');
  writeFiles(path.join(site, 'docs'), files);
  const kept =
    earlier === undefined
      ? undefined
      : await keepAssets(path.join(root, earlier), site, '/docs/', releases);
  const manifest = await describeRelease(
    site,
    {siteUrl: 'https://docs.example.com', rules, headers: {}},
    kept?.releasesAgo ?? new Map(),
    kept?.manifest,
  );
  fs.writeFileSync(path.join(root, name, 'manifest.json'), JSON.stringify(manifest));
  return manifest;
}

const assets = ({files}: Manifest) => Object.keys(files).filter((file) => /assets/.test(file));

test('keeps assets from earlier releases, but not pages, for the given number of releases', async () => {
  const files = {'assets/js/a.11111111.js': 'a', 'gone.html': 'gone', 'img/b.svg': 'b'};
  const one = await release('one', files);
  const two = await release('two', {'assets/js/b.22222222.js': 'b'}, 'one');
  expect(assets(two)).toEqual(['docs/assets/js/a.11111111.js', 'docs/assets/js/b.22222222.js']);
  expect(two.files['docs/assets/js/a.11111111.js']?.releasesAgo).toBe(1);
  expect(two.deploy.thenRemove).toEqual(['docs/gone.html', 'docs/img/b.svg']);
  // Pages refer to assets and images, so those are uploaded first.
  const {upload, thenUpload} = one.deploy;
  const needed = ['docs/assets/js/a.11111111.js', 'docs/img/b.svg'];
  expect([upload, thenUpload]).toEqual([needed, ['docs/gone.html']]);

  const three = await release('three', {}, 'two');
  expect(assets(three)).toHaveLength(2);
  const four = await release('four', {}, 'three');
  expect(assets(four)).toEqual(['docs/assets/js/b.22222222.js']);
  expect(four.deploy.thenRemove).toEqual(['docs/assets/js/a.11111111.js']);
});

test('treats an asset that is part of the site again as new', async () => {
  await release('one', {'assets/js/a.11111111.js': 'a'});
  await release('two', {}, 'one');
  const three = await release('three', {'assets/js/a.11111111.js': 'a'}, 'two');
  expect(three.files['docs/assets/js/a.11111111.js']?.releasesAgo).toBeUndefined();
});

test('rejects a folder without a release, or with a release for a different base path', async () => {
  await expect(keepAssets(root, root, '/docs/', 2)).rejects.toThrow('not a release manifest');
  await release('one', {'faq.html': 'faq'});
  await expect(keepAssets(path.join(root, 'one'), root, '/', 2)).rejects.toThrow(
    'is for the base path /docs/, but this one is for /',
  );
});
