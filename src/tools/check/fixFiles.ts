import fs from 'node:fs';
import {applyFixes} from '../../checks/fix';
import {Page} from '../../content/page';
import {pathInVersion, type Site} from '../../content/site';
import {unixLines} from '../../content/unixLines';
import type {FileProblem} from '../../checks/problem';
import {problemsOf} from './checkFiles';

/** One fix can reveal another, but in practice, no page takes more than three rounds. */
const maxRounds = 5;

/**
 * Applies mechanical fixes to the files, and writes them.
 *
 * @returns the fixed problems, with their original lines, and the remaining problems
 */
export function fixFiles(
  files: readonly string[],
  site: Site,
): {fixed: FileProblem[]; left: FileProblem[]} {
  const results = files
    .filter((file) => fs.existsSync(file))
    .map((file) => {
      const text = fs.readFileSync(file, 'utf8');
      const original = unixLines(text);
      const {source, fixed, left} = fixSource(original, file, site);
      if (source !== original) {
        fs.writeFileSync(file, text === original ? source : source.replaceAll('\n', '\r\n'));
      }
      return {fixed, left};
    });
  return {
    fixed: results.flatMap(({fixed}) => fixed),
    left: results.flatMap(({left}) => left),
  };
}

function fixSource(
  original: string,
  file: string,
  site: Site,
): {source: string; fixed: FileProblem[]; left: FileProblem[]} {
  const path = pathInVersion(site, file);
  const problemsIn = (source: string) => problemsOf(new Page({file, path, source}), site);
  const fixed: FileProblem[] = [];
  let source = original;
  let left = problemsIn(source);
  for (let round = 0; round < maxRounds; round += 1) {
    const next = applyFixes(source, left);
    if (next.fixed.length === 0) {
      break;
    }
    fixed.push(...next.fixed.map((problem) => ({...problem, file})));
    source = next.source;
    left = problemsIn(source);
  }
  return {source, fixed, left};
}
