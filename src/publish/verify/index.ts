/** `npm run verify -- https://host/docs/`: checks over HTTP that a host serves the release in `dist/`. */
import fs from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {readManifest} from '../manifest';
import {describeVerdict} from './report';
import {verifyHost} from './verifyHost';

const usage = 'Usage: npm run verify -- https://host/docs/ [--manifest FILE] [--json REPORT_FILE]';

async function run(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      help: {type: 'boolean', default: false},
      manifest: {type: 'string', default: 'dist/manifest.json'},
      json: {type: 'string'},
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [site = ''] = positionals;
  if (positionals.length !== 1 || !URL.canParse(site)) {
    throw new Error(usage);
  }
  const manifest = await readManifest(values.manifest);
  const {origin, pathname} = new URL(site);
  if (pathname !== manifest.rules.baseUrl) {
    throw new Error(
      `${values.manifest} is for a site at ${manifest.rules.baseUrl}, not ${pathname}.`,
    );
  }
  const verdict = await verifyHost(origin, manifest);
  if (values.json) {
    await fs.writeFile(values.json, `${JSON.stringify(verdict, undefined, 2)}\n`);
  }
  console.log(describeVerdict(verdict));
  return verdict.findings.length === 0 ? 0 : 1;
}

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
