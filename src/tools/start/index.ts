/** `npm start`: the dev server, with all versions or some. src/tools/README.md tells how to use it. */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {onlyVariable} from '../../config/devServer';
import {readSite} from '../../content/site';
import {runTool} from '../usage';
import {readOptions} from './readOptions';

const siteDir = path.resolve(__dirname, '../../..');

void runTool(() => {
  const labels = readSite(siteDir).versions.map(({label}) => label);
  const {only, others} = readOptions(process.argv.slice(2), labels);
  const server = spawn(
    process.execPath,
    [
      ...['--require', require.resolve('../runTypeScript.cjs')],
      ...[require.resolve('@docusaurus/core/bin/docusaurus.mjs'), 'start', siteDir, ...others],
    ],
    {
      stdio: 'inherit',
      // Docusaurus keeps what the shell has; in production the dev server would be another one.
      env: {
        ...process.env,
        NODE_ENV: 'development',
        // Docusaurus' own loader of TypeScript then leaves what Node.js can load to Node.js: it would
        // compile each ES module of each package, and load the code that plugins share for each anew.
        JITI_EXPERIMENTAL_BUN: '1',
        ...(only && {[onlyVariable]: only.join(',')}),
      },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  server.on('exit', (code) => {
    process.exitCode = code ?? 0;
  });
});
