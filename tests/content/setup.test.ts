import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {findBrowser} from '../setup/findBrowser';
import {findProgram} from '../setup/findPrograms';
import {installPackages} from '../setup/installPackages';
import {lanes, nightlyParts, type Part} from '../setup/parts';
import {exceededBudgets} from '../setup/report';
import {runPart} from '../setup/runPart';

let folder: string;
const pathTo = (name: string) => path.join(folder, name);

function addProgram(name: string, text = 'echo', mode = 0o755): void {
  fs.mkdirSync(path.dirname(pathTo(name)), {recursive: true});
  fs.writeFileSync(pathTo(name), `#!/bin/sh\n${text}\n`, {mode});
}

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'setup-'));
  addProgram('bin/google-chrome');
  addProgram('bin/chromium-browser', 'echo "Please install it with: snap install chromium"');
  addProgram('bin/notes', '', 0o644);
  addProgram('later/chromium-headless-shell');
  addProgram('elsewhere/nginx');
});

afterAll(() => fs.rmSync(folder, {recursive: true}));

test('finds programs on the PATH, otherwise in the usual locations', () => {
  vi.stubEnv('PATH', [pathTo('bin'), pathTo('later')].join(path.delimiter));
  expect(findProgram(['chromium', 'google-chrome'])).toBe(pathTo('bin/google-chrome'));
  expect(findProgram(['nginx'], ['/none/nginx', pathTo('elsewhere/nginx')])).toBe(
    pathTo('elsewhere/nginx'),
  );
  expect(findProgram(['notes'])).toBeUndefined();
});

test("doesn't accept Ubuntu's Chromium stub as a browser", () => {
  vi.stubEnv('PATH', pathTo('bin'));
  expect(findProgram(['chromium-browser', 'google-chrome'])).toBe(pathTo('bin/google-chrome'));
});

test('prefers the headless shell to a full browser, and CHROMIUM_PATH to both', () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', [pathTo('bin'), pathTo('later')].join(path.delimiter));
  expect(findBrowser()).toBe(pathTo('later/chromium-headless-shell'));
  vi.stubEnv('CHROMIUM_PATH', '/opt/chrome');
  expect(findBrowser()).toBe('/opt/chrome');
});

test('installs nothing with NO_INSTALL', () => {
  vi.stubEnv('NO_INSTALL', '1');
  expect(installPackages(['nginx-light'], 'the release tests')).toBe('NO_INSTALL is set');
});

test('the parts of npm test use at most 18 minutes of processor time', () => {
  const budgets = lanes.flat().map(({budget}) => budget);
  expect(budgets.reduce((sum, budget) => sum + budget, 0)).toBeLessThanOrEqual(18 * 60);
});

test('a part that exceeds its budget by more than a fifth is reported', () => {
  const [part] = nightlyParts as [Part];
  const using = (processorTime: number) => [{part, passed: true, duration: 1, processorTime}];
  expect(exceededBudgets(using(1.19 * part.budget))).toEqual([]);
  expect(exceededBudgets(using(1.21 * part.budget))).toEqual([expect.stringContaining(part.name)]);
});

test('a part counts the processor time of its processes, and says whether it passed', async () => {
  const busy = 'const start = process.cpuUsage(); while (process.cpuUsage(start).user < 3e5);';
  // Its parent ends first, as a browser's does.
  const command = `(node -e '${busy}' &); exit 3`;
  const {outcome} = runPart({name: 'busy', command, budget: 1}, {stopsEarly: true});
  const {passed, processorTime} = await outcome;
  expect(passed).toBe(false);
  expect(processorTime).toBeGreaterThan(0.25);
});

test('the README shows the commands that work in a fresh clone, and CI runs its test command', () => {
  const readme = fs.readFileSync('README.md', 'utf8');
  expect(readme).toMatch(/^npm ci && npm run preview\b/m);
  expect(readme).toMatch(/^npm ci && npm test\b/m);
  expect(fs.readFileSync('.ci/run', 'utf8').trim().split('\n').at(-1)).toBe('npm ci && npm test');
});
