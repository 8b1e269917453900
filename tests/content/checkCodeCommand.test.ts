import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {readSite} from '../../src/content/site';
import type {FileFinding} from '../../src/tools/checkCode/writeFindings';
import {readInvalidSamples} from '../support/invalidSamples';

const siteDir = path.resolve(import.meta.dirname, '../..');
const program = path.join(siteDir, 'src/tools/checkCode/bin.cjs');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qodly-check-'));

afterAll(() => fs.rmSync(folder, {recursive: true}));

/** Runs the program in the folder that contains the sources. */
function run(...args: string[]): Promise<{code: number; output: string; errors: string}> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], {cwd: folder}, (error, output, errors) => {
      resolve({code: typeof error?.code === 'number' ? error.code : 0, output, errors});
    });
  });
}

function write(file: string, source: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  fs.writeFileSync(path.join(folder, file), source);
}

const [latest = ''] = readSite(siteDir)
  .versions.filter(({name}) => name !== 'current')
  .map(({label}) => label);

describe('reports every invalid sample, as the browser does', () => {
  const samples = readInvalidSamples();
  const byVersion = new Map<string, FileFinding[]>();

  beforeAll(async () => {
    samples.forEach(({version, source}, index) => write(`${version}/${index}.qs`, source));
    for (const version of new Set(samples.map((sample) => sample.version))) {
      const {output, code} = await run('--version', version, '--format=json', `${version}/*.qs`);
      expect(code).toBe(1);
      byVersion.set(version, (JSON.parse(output) as {findings: FileFinding[]}).findings);
    }
  });

  test.each(samples.map((sample, index) => ({...sample, index})))(
    '$version: $message',
    ({version, index, line, message}) => {
      const found = byVersion
        .get(version)
        ?.filter(({file, kind}) => file === `${version}/${index}.qs` && kind !== 'upgrade');
      expect(found?.[0]).toMatchObject({line, found: expect.stringContaining(message)});
    },
  );
});

test("writes GitHub annotations, and doesn't report upgrade changes as errors", async () => {
  write('src/folder/a.qs', 'a = lenght("b")\n');
  write('src/b.qs', 'a = length("b")\n');
  const invalid = await run('--format=github', 'src/**/*.qs');
  expect(invalid.code).toBe(1);
  expect(invalid.output).toContain(
    `::error file=src/folder/a.qs,line=1,col=5,endColumn=10::no command "lenght" is documented in ${latest}. Write "length"`,
  );
  expect(invalid.output).toContain('Checked 2 files');
  const valid = await run('src/b.qs');
  expect(valid.code).toBe(0);
  expect(valid.output).toMatch(/nothing to look at/);
});

test('treats the files in one call as one project, and lists undefined names', async () => {
  write('project/Classes/Shape.4qs', 'constructor(side : number)\n\tthis.side = side\n');
  write('project/run.4qs', 'shape = cs.Shape.new("a")\nhelper(1)\ndraw(shape)\n');
  write('project/helper.4qs', 'declare (count : integer)\ntrace\n');
  const {output} = await run('--format=json', 'project/**/*.4qs');
  const {findings, unknown} = JSON.parse(output) as {findings: FileFinding[]; unknown: unknown[]};
  expect(findings).toEqual([
    expect.objectContaining({file: 'project/run.4qs', line: 1, kind: 'error'}),
  ]);
  expect(unknown).toEqual([{file: 'project/run.4qs', name: 'draw', kind: 'method', lines: [3]}]);
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
