/** `npm start`: runs the dev server with all or some versions. See src/tools/README.md. */
import {runCLI} from '@docusaurus/core/lib/commands/cli';
import {onlyVariable} from '../../config/environment';
import {readSite} from '../../content/site/site';
import {siteDir, runTool} from '../usage';
import {readOptions} from './readOptions';

const usage = 'Usage: npm start -- [--only VERSION,VERSION] [--port NUMBER] [--no-open]';

const details = [
  '--only shows one or more versions, and starts faster: --only next',
  '--port replaces port 3000; --host replaces localhost',
  "--no-open doesn't open a browser",
];

void runTool(
  usage,
  async () => {
    const labels = readSite(siteDir).versions.map(({label}) => label);
    const {only, docusaurusOptions} = readOptions(process.argv.slice(2), labels);
    const args = [process.execPath, 'docusaurus', 'start', siteDir, ...docusaurusOptions] as const;
    process.argv = [...args];
    Object.assign(process.env, {
      // Docusaurus keeps an inherited NODE_ENV, but the dev server needs `development`.
      NODE_ENV: 'development',
      ...(only && {[onlyVariable]: only.join(',')}),
    });
    await runCLI([...args]);
  },
  details,
);
