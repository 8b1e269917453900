import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {assemble} from '../../src/publish/assemble';
import {readManifest, type Manifest} from '../../src/publish/manifest';
import type {Topic} from '../../src/publish/verify/check';
import {verifyHost, type Verdict} from '../../src/publish/verify/verifyHost';
import {createFixtureSite, type FixtureSite} from '../support/fixtureSite';
import {skipWithoutNginx, startNginx} from '../support/nginx';
import {latest, other} from '../support/versions';
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

describe('the served folder', () => {
  test("is under the base path, with only the hosts' rules above it", () => {
    expect(fs.readdirSync(dist).sort()).toEqual([
      'manifest.json',
      'nginx.conf',
      'sbom.cdx.json',
      'site',
      'sizes.md',
    ]);
    expect(fs.readdirSync(path.join(dist, 'site')).sort()).toEqual([
      '.well-known',
      '404.html',
      '_headers',
      '_redirects',
      'docs',
      'index.html',
    ]);
    const names = filesOf(path.join(dist, 'site/docs')).map((file) => path.basename(file));
    expect(names.filter((name) => /^(?:nginx|_|manifest)/.test(name))).toEqual([]);
  });

  test('has a local index if the variables for hosted search are unset', () => {
    expect(manifest.files).toHaveProperty([`docs/search-index-docs-default-${latest}.json`]);
  });

  test('has each file in the manifest, with its hash, and in exactly one deployment step', () => {
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

  test('has headers short enough for the hosts that read them', () => {
    // Cloudflare Pages accepts lines of up to 2,000 characters.
    const lines = read('site/_headers').toString().split('\n');
    expect(lines.filter((line) => line.length >= 2000)).toEqual([]);
  });

  test('contains no paths from the machine that built it', () => {
    const folders = [
      site.directory,
      process.cwd(),
      os.homedir() + path.sep,
      os.tmpdir() + path.sep,
    ];
    const found = filesOf(dist).filter((file) => {
      const text = read(file).toString('latin1');
      return folders.some((folder) => text.includes(folder));
    });
    expect(found).toEqual([]);
  });

  test('has the same bytes when assembled again in another folder at a different time', async () => {
    const otherFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'again-'));
    const buildDir = path.join(otherFolder, 'build');
    const target = path.join(otherFolder, 'dist');
    fs.cpSync(path.join(site.directory, 'build'), buildDir, {recursive: true});
    const {siteUrl, rules} = manifest;
    const lockFile = path.join(site.directory, 'package-lock.json');
    await assemble({buildDir, target, siteUrl, rules, isPreview: false, services: [], lockFile});
    const differing = filesOf(dist).filter(
      (file) => !read(file).equals(fs.readFileSync(path.join(target, file))),
    );
    expect(differing).toEqual([]);
    expect(filesOf(target).sort()).toEqual(filesOf(dist).sort());
    fs.rmSync(otherFolder, {recursive: true});
  });

  test("contains the licenses for the browser code, including React's", () => {
    const notices = read('site/docs/third-party-notices.txt').toString();
    expect(notices).toMatch(/^react \d.*MIT.*Copyright \(c\) Meta/ms);
    expect(notices).toMatch(/^lunr 2/m);
    const bill = JSON.parse(read('sbom.cdx.json').toString()) as {components: {name: string}[]};
    expect(bill.components.map(({name}) => name)).toEqual(
      expect.arrayContaining(['react', 'lunr', '@docusaurus/core']),
    );
  });
});

/** Serves the release, or a damaged copy, and verifies it. */
async function verify(
  damageConfig?: (config: string) => string,
  damageFiles?: (folder: string) => void,
): Promise<Verdict> {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'damaged-'));
  fs.cpSync(dist, copy, {recursive: true});
  damageFiles?.(path.join(copy, 'site/docs'));
  const host = await startNginx(copy, damageConfig);
  try {
    return await verifyHost(host.origin, manifest);
  } finally {
    await host.stop();
    fs.rmSync(copy, {recursive: true});
  }
}

/** Replaces a string in the configuration; fails if it's missing. */
function replace(from: string | RegExp, to: string): (config: string) => string {
  return (config) => {
    const damaged = config.replace(from, to);
    expect(damaged).not.toBe(config);
    return damaged;
  };
}

test('nginx serves the release correctly with the included configuration', async (context) => {
  skipWithoutNginx(context);
  const {findings, checkCounts} = await verify();
  expect(findings).toEqual([]);
  expect(Object.values(checkCounts).every((count) => count > 5)).toBe(true);
  expect(checkCounts['Markdown on request']).toBeGreaterThan(5);
});

const removeFile = (file: string) => (folder: string) => {
  ['', '.gz'].forEach((end) => fs.rmSync(path.join(folder, file + end), {force: true}));
};

const defects: [what: string, topic: Topic, defect: Parameters<typeof verify>][] = [
  [
    'a missing page',
    'pages',
    [
      undefined,
      (folder) => ['', '.gz'].forEach((end) => fs.rmSync(`${folder}/next/faq.html${end}`)),
    ],
  ],
  [
    'a file from another build',
    'content',
    [
      undefined,
      (folder) => {
        fs.writeFileSync(path.join(folder, `routes-${other}.json`), '{}');
        fs.rmSync(path.join(folder, `routes-${other}.json.gz`));
      },
    ],
  ],
  [
    'assets that are revalidated each time',
    'caching',
    [replace(/public, max-age=\d+, immutable/, 'no-cache')],
  ],
  [
    'pages that are cached for a year',
    'caching',
    [replace(/"no-cache"/g, '"max-age=31536000, immutable"')],
  ],
  [
    'a missing asset that is cached for a year',
    'caching',
    [replace('error_page 404 /docs/404.html;', '')],
  ],
  [
    'files with neither an ETag nor a date',
    'caching',
    [replace('charset utf-8;', 'charset utf-8; etag off; add_header Last-Modified "";')],
  ],
  [
    'pages without a CSP',
    'security headers',
    [replace(/^ *add_header Content-Security-Policy.*$/m, '')],
  ],
  ['a CSP that lacks a hash', 'security headers', [replace(/ 'sha256-[^']+'/, '')]],
  [
    'Markdown served as plain text',
    'types',
    [replace('default_type "text/markdown', 'default_type "text/plain')],
  ],
  [
    'pages that caches serve to agents',
    'Markdown on request',
    [replace(/^ *add_header Vary.*$/m, '')],
  ],
  [
    'the Markdown of another page',
    'Markdown on request',
    [replace('set $docs_markdown $2.md', 'set $docs_markdown /docs/faq.md')],
  ],
  [
    'Markdown for clients that prefer HTML',
    'Markdown on request',
    [replace(/set \$docs_html_weight "\$1\$2"/g, 'set $docs_html_weight "0"')],
  ],
  ['pages without a link to their index', 'agents', [replace(/^ *add_header Link.*$/m, '')]],
  [
    "a link to another version's index",
    'agents',
    [replace('</docs/$1/llms.txt>', '</docs/llms.txt>')],
  ],
  [
    'an agent skill from another release',
    'agents',
    [
      undefined,
      (folder) =>
        fs.appendFileSync(
          path.join(folder, '../.well-known/agent-skills/write-qodlyscript/SKILL.md'),
          'More.',
        ),
    ],
  ],
  ['a missing feed', 'agents', [undefined, removeFile('feed.xml')]],
  ['a missing search description', 'agents', [undefined, removeFile('opensearch.xml')]],
  ['a missing icon', 'agents', [undefined, removeFile('img/touch-icon.png')]],
  ['a missing REST API description', 'agents', [undefined, removeFile(`openapi-${latest}.json`)]],
  [
    'a landing page without a theme color',
    'agents',
    [
      undefined,
      (folder) => {
        const file = path.join(folder, 'index.html');
        const page = fs.readFileSync(file, 'utf8');
        fs.rmSync(`${file}.gz`);
        fs.writeFileSync(file, page.replace('theme-color', 'color'));
      },
    ],
  ],
  [
    'rules for other hosts that are served as files',
    'hostile addresses',
    [replace('location ~ ^/_(headers|redirects)$', 'location ~ ^/_nothing$')],
  ],
  ['files that are not compressed', 'compression', [replace('gzip_static on;', '')]],
  [
    'unknown URLs with status 200',
    'not found',
    [replace('error_page 404 ', 'error_page 404 =200 ')],
  ],
  [
    "a permanent redirect from the latest version's number",
    'redirects',
    [replace(/(rewrite \S+\/\*\(\.\*\)\$ \S+) redirect/, '$1 permanent')],
  ],
  [
    "a version's path without a redirect to its first page",
    'redirects',
    [replace(/^ *rewrite \S*next.*$/m, '')],
  ],
  [
    'a redirect to a host named in the URL',
    'hostile addresses',
    [replace(/rewrite \^\/docs/, 'rewrite ^/docs//?(evil.*)$ //$1 permanent;\n  rewrite ^/docs')],
  ],
];

test.for(defects)('reports %s', async ([, topic, defect], context) => {
  skipWithoutNginx(context);
  const {findings} = await verify(...defect);
  expect(findings.map((finding) => finding.topic)).toContain(topic);
});

describe('npm run verify', () => {
  const run = (...options: string[]) =>
    new Promise<{code: number; output: string}>((resolve) => {
      const runTypeScript = path.resolve('src/tools/runTypeScript.cjs');
      const verifier = path.resolve('src/publish/verify/index.ts');
      const args = ['--require', runTypeScript, verifier, ...options];
      execFile(process.execPath, args, {cwd: site.directory}, (error, stdout, stderr) => {
        resolve({code: Number(error?.code ?? 0), output: stdout + stderr});
      });
    });

  test('reports problems, as text and as JSON, and fails', async (context) => {
    skipWithoutNginx(context);
    const host = await startNginx(dist, replace(/^ *add_header X-Content.*$/m, ''));
    const report = path.join(site.directory, 'report.json');
    const {code, output} = await run(`${host.origin}/docs/`, '--json', report);
    await host.stop();
    expect(code).toBe(1);
    expect(output).toMatch(
      /^WRONG security headers.*\n *\/docs\/.*\n *found: *no X-Content-Type-Options/m,
    );
    const {findings} = JSON.parse(fs.readFileSync(report, 'utf8')) as Verdict;
    expect(findings[0]).toMatchObject({topic: 'security headers', wanted: 'nosniff'});
  });

  test("reports that a host doesn't respond", async (context) => {
    skipWithoutNginx(context);
    const host = await startNginx(dist);
    await host.stop();
    const {code, output} = await run(`${host.origin}/docs/`);
    expect(code).toBe(1);
    expect(output).toContain('WRONG responses');
  });

  test('rejects a URL outside the release', async () => {
    const {code, output} = await run('https://docs.example.com/elsewhere/');
    expect(code).toBe(2);
    expect(output).toContain('is for a site at /docs/');
  });
});
