/** `npm start`: the dev server, with all versions or some. src/tools/README.md tells how to use it. */
import path from 'node:path';
import {runCLI} from '@docusaurus/core/lib/commands/cli';
import {onlyVariable} from '../../config/shownVersions';
import {readSite} from '../../content/site';
import {runTool} from '../usage';
import {readOptions} from './readOptions';

const siteDir = path.resolve(__dirname, '../../..');

const usage = 'Write npm start, or npm start -- --only VERSION,VERSION';

void runTool(usage, async () => {
  const labels = readSite(siteDir).versions.map(({label}) => label);
  const {only, others} = readOptions(process.argv.slice(2), labels);
  const args = [process.execPath, 'docusaurus', 'start', siteDir, ...others] as const;
  process.argv = [...args];
  Object.assign(process.env, {
    // Docusaurus keeps what the shell has; in production the dev server would be another one.
    NODE_ENV: 'development',
    ...(only && {[onlyVariable]: only.join(',')}),
  });
  await runCLI([...args]);
});
