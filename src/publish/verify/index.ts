/** `npm run verify -- https://host/docs/`: checks over HTTP that a host serves the release in `dist/`. */
import fs from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {readManifest} from '../manifest';
import type {Topic} from './expectations';
import {verifyHost, type Verdict} from './verifyHost';

/** Maximum number of findings listed for each topic. The JSON contains all of them. */
const maxListed = 5;

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

/** Formats the verdict for people: a line for each topic, followed by its findings. */
function describeVerdict({site, checkCounts, findings}: Verdict): string {
  const topics = Object.entries(checkCounts) as [Topic, number][];
  const sections = topics.flatMap(([topic, count]) => {
    const topicFindings = findings.filter((finding) => finding.topic === topic);
    const status = topicFindings.length === 0 ? 'ok   ' : 'WRONG';
    const lines = topicFindings
      .slice(0, maxListed)
      .flatMap(({address, found, wanted}) => [
        `      ${address}`,
        `        found:  ${found}`,
        `        wanted: ${wanted}`,
      ]);
    const remainder =
      topicFindings.length > maxListed
        ? [`      … and ${topicFindings.length - maxListed} more`]
        : [];
    const wrong = topicFindings.length === 0 ? '' : `, ${topicFindings.length} wrong`;
    return [`${status} ${topic}: ${count} checked${wrong}`, ...lines, ...remainder];
  });
  const conclusion =
    findings.length === 0
      ? `${site} serves this release as it should.`
      : `${site}: ${findings.length === 1 ? '1 thing is' : `${findings.length} things are`} wrong.`;
  return [...sections, '', conclusion].join('\n');
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
