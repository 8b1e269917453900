import fs from 'node:fs';
import {applyMends} from '../../checks/mend';
import {Page} from '../../content/page';
import {pathInVersion, type Site} from '../../content/site';
import {unixLines} from '../../content/unixLines';
import {faultsOf, type FoundFault} from './checkFiles';

/** A mend can bring to light what another rule mends; nothing takes more than three. */
const mostRounds = 5;

/**
 * Mends in the files what no writer has to decide, and writes them.
 *
 * @returns the faults that are gone, with the lines where they were, and those that are left
 */
export function mendFiles(
  files: readonly string[],
  site: Site,
): {mended: FoundFault[]; left: FoundFault[]} {
  const results = files
    .filter((file) => fs.existsSync(file))
    .map((file) => {
      const text = fs.readFileSync(file, 'utf8');
      const before = unixLines(text);
      const {source, mended, left} = mendSource(before, file, site);
      if (source !== before) {
        fs.writeFileSync(file, text === before ? source : source.replaceAll('\n', '\r\n'));
      }
      return {mended, left};
    });
  return {
    mended: results.flatMap(({mended}) => mended),
    left: results.flatMap(({left}) => left),
  };
}

function mendSource(
  before: string,
  file: string,
  site: Site,
): {source: string; mended: FoundFault[]; left: FoundFault[]} {
  const path = pathInVersion(site, file);
  const faultsIn = (source: string) => faultsOf(new Page({file, path, source}), site);
  const mended: FoundFault[] = [];
  let source = before;
  let left = faultsIn(source);
  for (let round = 0; round < mostRounds; round += 1) {
    const next = applyMends(source, left);
    if (next.mended.length === 0) {
      break;
    }
    mended.push(...next.mended.map((fault) => ({...fault, file})));
    source = next.source;
    left = faultsIn(source);
  }
  return {source, mended, left};
}
