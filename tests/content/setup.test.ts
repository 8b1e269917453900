import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {findBrowser, isHeadlessShell} from '../setup/findBrowser';
import {findProgram} from '../setup/findProgram';
import {installPackages} from '../setup/installPackages';

let folder: string;
const place = (name: string) => path.join(folder, name);

function addProgram(name: string, text = 'echo', mode = 0o755): void {
  fs.mkdirSync(path.dirname(place(name)), {recursive: true});
  fs.writeFileSync(place(name), `#!/bin/sh\n${text}\n`, {mode});
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
  vi.stubEnv('PATH', [place('bin'), place('later')].join(path.delimiter));
  expect(findProgram(['chromium', 'google-chrome'])).toBe(place('bin/google-chrome'));
  expect(findProgram(['nginx'], ['/none/nginx', place('elsewhere/nginx')])).toBe(
    place('elsewhere/nginx'),
  );
  expect(findProgram(['notes'])).toBeUndefined();
});

test("doesn't accept Ubuntu's stub of Chromium as a browser", () => {
  vi.stubEnv('PATH', place('bin'));
  expect(findProgram(['chromium-browser', 'google-chrome'])).toBe(place('bin/google-chrome'));
});

test('prefers the headless shell to a full browser, and CHROMIUM_PATH to both', () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', [place('bin'), place('later')].join(path.delimiter));
  expect(findBrowser()).toBe(place('later/chromium-headless-shell'));
  expect(isHeadlessShell(findBrowser())).toBe(true);
  vi.stubEnv('CHROMIUM_PATH', '/opt/chrome');
  expect(findBrowser()).toBe('/opt/chrome');
  expect(isHeadlessShell(findBrowser())).toBe(false);
});

test('installs nothing with NO_INSTALL', () => {
  vi.stubEnv('NO_INSTALL', '1');
  expect(installPackages(['nginx-light'], 'the tests of releases')).toBe('NO_INSTALL is set');
});
