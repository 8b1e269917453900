import {execFile} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder, writeFiles} from '../support/temporaryFolder';
import {readSite} from '../../src/content/site/site';
import type {FileFinding} from '../../packages/qodlyscript/src/cli/writeFindings';

const siteDir = path.resolve(import.meta.dirname, '../..');
const program = path.join(siteDir, 'packages/qodlyscript/bin.cjs');
const folder = temporaryFolder();

/** Runs the program in the folder that contains the sources. */
function run(...args: string[]): Promise<{code: number; output: string; errors: string}> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], {cwd: folder}, (error, output, errors) => {
      resolve({code: typeof error?.code === 'number' ? error.code : 0, output, errors});
    });
  });
}

const write = (file: string, source: string) => writeFiles(folder, {[file]: source});

const [latest = ''] = readSite(siteDir)
  .versions.filter(({name}) => name !== 'current')
  .map(({label}) => label);

test("writes GitHub annotations, and doesn't report upgrade changes as errors", async () => {
  write('src/folder/a.qs', 'a = lenght("b")\n');
  write('src/b.qs', 'a = length("b")\n');
  // Version 1.0.0 groups operators from left to right.
  write('upgrade.qs', 'a = 1 + 2 * 3\n');
  const invalid = await run('--format=github', 'src/**/*.qs');
  expect(invalid.code).toBe(1);
  expect(invalid.output).toContain(
    `::error file=src/folder/a.qs,line=1,col=5,endColumn=10::no command "lenght" is documented in ${latest}. Write "length"`,
  );
  expect(invalid.output).toContain('Checked 2 files');
  const valid = await run('src/b.qs');
  expect(valid.code).toBe(0);
  expect(valid.output).toMatch(/nothing to look at/);
  const upgrade = await run('--version=1.0.0', 'upgrade.qs');
  expect(upgrade.code).toBe(0);
  expect(upgrade.output).toContain('upgrade.qs:1:5: upgrade: 1.0.0 evaluates (1 + 2) * 3, but ');
  expect(upgrade.output).toMatch(
    /Write \(1 \+ 2\) \* 3 to keep the 1\.0\.0 result \(https:.*\/1\.0\.0\/language\/basics\/lang-operators\)\n.*: nothing to look at, 1 location that/,
  );
});

test('treats the files in one call as one project, and lists undefined names', async () => {
  write('project/Classes/Shape.4qs', 'constructor(side : number)\n\tthis.side = side\n');
  write('project/run.4qs', 'shape = cs.Shape.new("a")\nhelper(1)\ndraw(shape)\ndraw(shape)\n');
  write('project/helper.4qs', 'declare (count : integer)\ntrace\n');
  const {output} = await run('--format=json', 'project/**/*.4qs');
  const {findings, unknown} = JSON.parse(output) as {findings: FileFinding[]; unknown: unknown[]};
  expect(findings).toEqual([
    expect.objectContaining({file: 'project/run.4qs', line: 1, kind: 'error'}),
  ]);
  expect(unknown).toEqual([{file: 'project/run.4qs', name: 'draw', kind: 'method', lines: [3, 4]}]);
  expect((await run('project/**/*.4qs')).output).toContain(
    `project/run.4qs:3: unknown: "draw" is neither documented in ${latest} nor defined in the files. Also on lines 4.\nChecked 3 files `,
  );
});

test('--help prints the usage', async () => {
  const {code, output} = await run('--help');
  expect(code).toBe(0);
  expect(output).toMatch(/--format FORMAT[\s\S]*Exit code/);
});

test.each([
  [['no-such.qs'], 'There is no file "no-such.qs"'],
  [['--version', '0.9', 'a.qs'], 'There is no version "0.9"'],
  [['--format=xml', 'a.qs'], 'There is no format "xml"'],
  [[], 'Name the files to check'],
])('exits with code 2 for invalid arguments: %j', async (args, message) => {
  const {code, errors} = await run(...args);
  expect(code).toBe(2);
  expect(errors).toContain(message);
});
