/** `npm run drift`: what versions do not share, and no badge says why. */
import path from 'node:path';
import {readSite} from '../../content/site';
import {findDrift} from './findDrift';

const longest = 100;

for (const {place, lacking, text, edited} of findDrift(
  readSite(path.resolve(__dirname, '../../..')),
)) {
  const day = edited === 0 ? 'not committed' : new Date(edited * 1000).toISOString().slice(0, 10);
  const line = text.replace(/\s+/g, ' ');
  const start = line.length > longest ? `${line.slice(0, longest)}…` : line;
  console.log(`${place}: not in ${lacking} (${day}): ${start}`);
}
