import fs from 'node:fs';
import {applyFixes} from '../../checks/fix';
import {Page} from '../../content/page';
import {pathInVersion, type Site} from '../../content/site';
import {unixLines} from '../../content/unixLines';
import type {FileFault} from '../../checks/fault';
import {faultsOf} from './checkFiles';

/** One fix can reveal another, but in practice, no page takes more than three rounds. */
const maxRounds = 5;

/**
 * Applies mechanical fixes to the files, and writes them.
 *
 * @returns the fixed faults, with their original lines, and the remaining faults
 */
export function fixFiles(
  files: readonly string[],
  site: Site,
): {fixed: FileFault[]; left: FileFault[]} {
  const results = files
    .filter((file) => fs.existsSync(file))
    .map((file) => {
      const text = fs.readFileSync(file, 'utf8');
      const before = unixLines(text);
      const {source, fixed, left} = fixSource(before, file, site);
      if (source !== before) {
        fs.writeFileSync(file, text === before ? source : source.replaceAll('\n', '\r\n'));
      }
      return {fixed, left};
    });
  return {
    fixed: results.flatMap(({fixed}) => fixed),
    left: results.flatMap(({left}) => left),
  };
}

function fixSource(
  before: string,
  file: string,
  site: Site,
): {source: string; fixed: FileFault[]; left: FileFault[]} {
  const path = pathInVersion(site, file);
  const faultsIn = (source: string) => faultsOf(new Page({file, path, source}), site);
  const fixed: FileFault[] = [];
  let source = before;
  let left = faultsIn(source);
  for (let round = 0; round < maxRounds; round += 1) {
    const next = applyFixes(source, left);
    if (next.fixed.length === 0) {
      break;
    }
    fixed.push(...next.fixed.map((fault) => ({...fault, file})));
    source = next.source;
    left = faultsIn(source);
  }
  return {source, fixed, left};
}
