import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, beforeEach, expect, test} from 'vitest';
import {skipWithoutNginx, startNginx} from '../../../tests/support/nginx';
import {assembleSmall} from '../../../tests/support/smallRelease';
import {temporaryFolder} from '../../../tests/support/temporaryFolder';
import type {Manifest} from '../manifest';
import type {Topic} from './expectations';
import {verifyHost, type Verdict} from './verifyHost';

let dist: string;
let manifest: Manifest;

beforeAll(async () => {
  const large = '<!doctype html><title>Large</title>'.padEnd(2000, ' text');
  const earlier = await assembleSmall({'removed.html': large, 'removed.md': '# Removed'});
  ({dist, manifest} = await assembleSmall(
    {'large.html': large, 'large.md': '# Large', 'feed.xml': '<feed/>'},
    {earlier: {folder: earlier.dist, releases: 1}},
  ));
});

beforeEach(skipWithoutNginx);

/** Serves the release, or a damaged copy, and verifies it. */
async function verify({config, files}: Damage) {
  const copy = temporaryFolder();
  fs.cpSync(dist, copy, {recursive: true});
  files?.(path.join(copy, 'site'));
  const host = await startNginx(copy, config);
  try {
    return await verifyHost(host.origin, manifest);
  } finally {
    await host.stop();
  }
}

interface Damage {
  config?: (config: string) => string;
  files?: (folder: string) => void;
}

/** Replaces a string in the configuration; fails if it's missing. */
const replace = (from: string | RegExp, to: string): Damage => ({
  config: (config) => {
    const damaged = config.replace(from, to);
    expect(damaged).not.toBe(config);
    return damaged;
  },
});

/** Adds directives for the whole site. */
const add = (directives: string) => replace('charset utf-8;', `charset utf-8; ${directives}`);

const write = (file: string, text: string): Damage => ({
  files: (folder) => fs.writeFileSync(path.join(folder, file), text),
});

const remove = (file: string): Damage => ({
  files: (folder) =>
    ['', '.gz'].forEach((end) => fs.rmSync(path.join(folder, file + end), {force: true})),
});

test('finds nothing wrong with nginx and the included configuration', async () => {
  const {findings, checkCounts} = await verify({});
  expect(findings).toEqual([]);
  expect(Object.keys(checkCounts).sort()).toEqual(
    [
      ...['Markdown on request', 'agents', 'caching', 'compression', 'content'],
      ...['hostile addresses', 'not found', 'pages', 'redirects', 'responses'],
      ...['security headers', 'types'],
    ].sort(),
  );
});

test.for<[what: string, topic: Topic, damage: Damage]>([
  ['a missing page', 'pages', remove('docs/next/faq.html')],
  ['a missing file', 'content', remove('docs/feed.xml')],
  ['a file from another build', 'content', write('docs/assets/js/main.0123abcd.js', 'other()')],
  ['another body for clients without compression', 'content', write('docs/large.html', 'Other')],
  [
    'assets that are revalidated each time',
    'caching',
    replace(/public, max-age=\d+, immutable/, 'no-cache'),
  ],
  [
    'pages that are cached for a year',
    'caching',
    replace(/"no-cache"/g, '"max-age=31536000, immutable"'),
  ],
  [
    'a missing asset that is cached for a year',
    'caching',
    replace('error_page 404 /docs/404.html;', ''),
  ],
  [
    'files with neither an ETag nor a date',
    'caching',
    add('etag off; add_header Last-Modified "";'),
  ],
  ['304 whatever the tag', 'caching', add('if ($http_if_none_match) { return 304; }')],
  [
    'pages without a CSP',
    'security headers',
    replace(/^ *add_header Content-Security-Policy.*$/m, ''),
  ],
  [
    'pages that may be requested without encryption',
    'security headers',
    replace(/^ *add_header Strict-Transport-Security.*$/m, ''),
  ],
  ['a worker without its own policy', 'security headers', replace("connect-src 'none'", '')],
  ['a cookie', 'security headers', add('add_header Set-Cookie "a=b";')],
  [
    'Markdown served as plain text',
    'types',
    replace('default_type "text/markdown', 'default_type "text/plain'),
  ],
  [
    'pages that caches serve to agents',
    'Markdown on request',
    replace(/^ *add_header Vary.*$/m, ''),
  ],
  [
    'the Markdown of another page',
    'Markdown on request',
    replace('set $docs_markdown $2.md', 'set $docs_markdown /docs/faq.md'),
  ],
  [
    'Markdown for clients that prefer HTML',
    'Markdown on request',
    replace(/set \$docs_html_weight "\$1\$2"/g, 'set $docs_html_weight "0"'),
  ],
  ['pages without a link to their index', 'agents', replace(/^ *add_header Link.*$/m, '')],
  [
    "a link to another version's index",
    'agents',
    replace('</docs/$1/llms.txt>', '</docs/llms.txt>'),
  ],
  [
    'rules for other hosts that are served as files',
    'hostile addresses',
    replace('location ~ ^/_(headers|redirects)$', 'location ~ ^/_nothing$'),
  ],
  [
    "the release's own files, served to readers",
    'hostile addresses',
    write('manifest.json', '{"deploy": {}}'),
  ],
  [
    'a redirect to a host named in the URL',
    'hostile addresses',
    replace(/rewrite \^\/docs/, 'rewrite ^/docs//?(evil.*)$ //$1 permanent;\n  rewrite ^/docs'),
  ],
  ['files that are not compressed', 'compression', replace('gzip_static on;', '')],
  ['unknown URLs with status 200', 'not found', replace('error_page 404 ', 'error_page 404 =200 ')],
  ['a page of the earlier release', 'not found', write('docs/removed.html', 'Removed')],
  [
    "a permanent redirect from the latest version's number",
    'redirects',
    replace(/(rewrite \S+\/\*\(\.\*\)\$ \S+) redirect/, '$1 permanent'),
  ],
  [
    'a redirect to another host',
    'redirects',
    replace(/(rewrite \S+\/\*\(\.\*\)\$ )(\S+ redirect)/, '$1https://elsewhere.example$2'),
  ],
  [
    "a version's path without a redirect to its first page",
    'redirects',
    {
      ...replace(/^ *rewrite \S*next.*$/m, ''),
      ...remove('docs/next/index.html'),
    },
  ],
  ['a root that leads nowhere', 'redirects', remove('index.html')],
])('reports %s', async ([, topic, damage]) => {
  const {findings} = await verify(damage);
  expect(findings.map((finding) => finding.topic)).toContain(topic);
  const addresses = findings.map(({address}) => address);
  expect(addresses).toEqual([...addresses].sort());
  const distinct = new Set(findings.map((finding) => JSON.stringify(finding)));
  expect(distinct.size, 'each finding once').toBe(findings.length);
});

const run = (...options: string[]) =>
  new Promise<{code: number; output: string}>((resolve) => {
    const [runTypeScript, verifier] = [
      'src/tools/runTypeScript.cjs',
      'src/publish/verify/index.ts',
    ];
    const args = ['--require', path.resolve(runTypeScript), path.resolve(verifier), ...options];
    execFile(process.execPath, args, {cwd: path.dirname(dist)}, (error, stdout, stderr) => {
      resolve({code: Number(error?.code ?? 0), output: stdout + stderr});
    });
  });

test('npm run verify reports problems, as text and as JSON, and fails', async () => {
  const {config} = replace(/^ *add_header X-Content.*$/m, '');
  const host = await startNginx(dist, config);
  const report = path.join(path.dirname(dist), 'report.json');
  const {code, output} = await run(`${host.origin}/docs/`, '--json', report);
  await host.stop();
  expect(code).toBe(1);
  const {findings} = JSON.parse(fs.readFileSync(report, 'utf8')) as Verdict;
  expect(findings.length).toBeGreaterThan(5);
  expect(findings[0]).toMatchObject({
    topic: 'security headers',
    wanted: 'X-Content-Type-Options: nosniff',
  });
  expect(output).toMatch(
    /^WRONG security headers: \d+ checked, (\d+) wrong\n( *\/docs\/.*\n *found: *no X-Content-Type-Options\n *wanted:.*\n){5} *… and \d+ more\n/m,
  );
  expect(output).toMatch(/^ok {4}pages: \d+ checked\n/m);
  expect(output).toMatch(new RegExp(`/docs/: ${findings.length} things are wrong\\.$`, 'm'));
});

test("npm run verify accepts a correct host, and reports one that doesn't respond", async () => {
  const host = await startNginx(dist);
  const accepted = await run(`${host.origin}/docs/`);
  await host.stop();
  expect(accepted.output).toContain('serves this release as it should.');
  expect(accepted.code).toBe(0);
  const {code, output} = await run(`${host.origin}/docs/`);
  expect(code).toBe(1);
  expect(output).toContain('WRONG responses');
});

test('npm run verify rejects a URL outside the release', async () => {
  const {code, output} = await run('https://docs.example.com/elsewhere/');
  expect(code).toBe(2);
  expect(output).toContain('is for a site at /docs/');
});
