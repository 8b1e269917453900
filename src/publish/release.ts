/** `npm run release`: builds the site and writes `dist/`, which a host or a CDN can serve. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readEnvironment} from '../config/environment';
import {searchServices} from '../config/search';
import {readSite} from '../content/site/site';
import {addressRulesOf} from '../addresses/server/addressRulesOf';
import {assemble} from './assemble';
import {defaultReleases} from './keepAssets';
import {describeSizes} from './manifest';

const siteDir = process.cwd();

async function release(earlier?: {folder: string; releases: number}): Promise<void> {
  const {siteUrl, baseUrl, isPreview} = readEnvironment(process.env);
  const services = searchServices(process.env);
  build();
  const manifest = await assemble({
    buildDir: path.join(siteDir, 'build'),
    target: path.join(siteDir, 'dist'),
    siteUrl,
    rules: addressRulesOf(readSite(siteDir), baseUrl),
    isPreview,
    services,
    earlier,
  });
  console.log(`\n${describeSizes(manifest)}`);
  console.log(`\ndist/ is ready for ${siteUrl}${baseUrl}. See README.md for what to do with it.`);
}

function build(): void {
  const {status} = spawnSync('npm run build', {cwd: siteDir, shell: true, stdio: 'inherit'});
  if (status !== 0) {
    throw new Error('The build failed. See above.');
  }
}

const usage = 'Usage: npm run release -- [--keep-assets FOLDER] [--releases NUMBER]';

async function run(): Promise<void> {
  const {values} = parseArgs({
    options: {
      help: {type: 'boolean', default: false},
      'keep-assets': {type: 'string'},
      releases: {type: 'string', default: String(defaultReleases)},
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const folder = values['keep-assets'];
  const releases = Number(values.releases);
  if (!Number.isInteger(releases) || releases < 1) {
    throw new Error(`--releases is "${values.releases}". Use a whole number, 1 or more.`);
  }
  await release(folder ? {folder: path.resolve(folder), releases} : undefined);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
