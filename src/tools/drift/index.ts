/** `npm run drift`: what versions do not share, and no badge says why. */
import path from 'node:path';
import {readSite} from '../../content/site';
import {runTool, UsageError} from '../usage';
import {findDrift, type Drift} from './findDrift';

const longest = 100;

function write({place, lacking, text, edited}: Drift): void {
  const day = edited === 0 ? 'not committed' : new Date(edited * 1000).toISOString().slice(0, 10);
  const line = text.replace(/\s+/g, ' ');
  const start = line.length > longest ? `${line.slice(0, longest)}…` : line;
  console.log(`${place}: not in ${lacking} (${day}): ${start}`);
}

void runTool(() => {
  if (process.argv.length > 2) {
    throw new UsageError('Write npm run drift alone: it looks at all pages');
  }
  const drifts = findDrift(readSite(path.resolve(__dirname, '../../..')));
  drifts.forEach(write);
  console.log(
    drifts.length === 0
      ? 'Versions differ only where a badge says so.'
      : `${drifts.length} paragraphs differ. Carry an edit with npm run port, or say by a badge since when it holds.`,
  );
});
