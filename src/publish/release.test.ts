import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder';
import type {Manifest} from './manifest';

/** A site whose build copies its pages, or fails. */
const folder = temporaryFolder({
  'package.json': JSON.stringify({scripts: {build: 'node build.cjs'}}),
  'build.cjs':
    "if (process.env.FAIL) process.exit(3);\nrequire('fs').cpSync('pages', 'build', {recursive: true});",
  'versions.json': '["1.0.0"]',
  'pages/404.html': '<p>Page not found</p>',
  'pages/assets/js/a.0123abcd.js': 'a()',
});

function release(environment: Record<string, string>, ...options: string[]) {
  const args = ['--require', path.resolve('src/tools/runTypeScript.cjs')];
  const env = {...process.env, BASE_URL: '/x/', ...environment};
  return new Promise<{code: number; output: string; manifest: Manifest}>((resolve) => {
    execFile(
      process.execPath,
      [...args, path.resolve('src/publish/release.ts'), ...options],
      {cwd: folder, env},
      (error, stdout, stderr) => {
        const file = path.join(folder, 'dist/manifest.json');
        const manifest = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '{}';
        resolve({
          code: Number(error?.code ?? 0),
          output: stdout + stderr,
          manifest: JSON.parse(manifest) as Manifest,
        });
      },
    );
  });
}

test('npm run release fails if the build fails, or an option is wrong', async () => {
  const failed = await release({FAIL: '1'});
  expect(failed).toMatchObject({code: 1, manifest: {}});
  expect(failed.output).toContain('The build failed. See above.');
  for (const releases of ['0', '1.5']) {
    const {code, output} = await release({}, '--releases', releases);
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^--releases is "\S+"\. Use a whole/),
    ]);
  }
});

test("npm run release writes a release with the publisher's settings, and keeps earlier assets", async () => {
  const preview = {SITE_URL: 'https://docs.example.com', PREVIEW: '1'};
  const first = await release(preview);
  expect(first.code).toBe(0);
  // The largest kind is first.
  expect(first.output).toMatch(
    /--:\|\n\| _headers .*\n\| \.html .*\n\| _.*\n\| \.js \| 1 \| 0 \| 0\.0 \| 0\.0 \|$/m,
  );
  expect(first.output).toMatch(/^dist\/ is ready for https:\/\/docs\.example\.com\/x\/\./m);
  expect(first.manifest).toMatchObject({
    siteUrl: 'https://docs.example.com',
    rules: {baseUrl: '/x/', latest: '1.0.0', others: ['next']},
    headers: {'X-Robots-Tag': 'noindex, nofollow'},
  });
  fs.renameSync(
    path.join(folder, 'pages/assets/js/a.0123abcd.js'),
    path.join(folder, 'pages/assets/js/b.4567abcd.js'),
  );
  fs.rmSync(path.join(folder, 'build'), {recursive: true});
  const keys = {INSIGHTS_APP_ID: 'a', INSIGHTS_API_KEY: 'k', INSIGHTS_INDEX_NAME: 'i'};
  const {manifest, output} = await release(keys, '--keep-assets', 'dist', '--releases', '1');
  expect(output).toMatch(/^\| \.js \| 2 \| 1 \|/m);
  expect(manifest.files['x/assets/js/a.0123abcd.js']?.releasesAgo).toBe(1);
  expect(manifest.headers['Content-Security-Policy']).toContain('https://insights.algolia.io');
  expect(manifest.headers['X-Robots-Tag']).toBeUndefined();
});
