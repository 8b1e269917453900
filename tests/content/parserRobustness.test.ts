import path from 'node:path';
import {expect, test} from 'vitest';
import {readSite} from '../../src/content/site/site';
import {parse} from 'qodlyscript';
import {randomNumbers} from '../support/randomNumbers';

const siteDir = path.resolve(import.meta.dirname, '../..');

const copiesPerSample = 4;

/** Fragments that writers leave by accident, and some that no writer would. */
const fragments = [
  '(',
  ')',
  '{',
  ']',
  '"',
  '/*',
  '\\',
  '\n',
  'end',
  'if',
  ':',
  '=',
  '$',
  '?',
  '💥',
];

const [next] = readSite(siteDir).versions;

const samples = (next?.pages ?? []).flatMap((page) =>
  page.samples.filter(({language}) => language === 'qs').map(({code}) => code.value),
);

/** Replaces a piece of the source with a fragment. */
function damage(source: string, random: (limit: number) => number): string {
  const start = random(source.length + 1);
  const end = Math.min(source.length, start + random(12));
  const fragment = random(3) > 0 ? (fragments[random(fragments.length)] ?? '') : '';
  return source.slice(0, start) + fragment + source.slice(end);
}

test('returns a tree or an error inside a damaged sample, and never throws', () => {
  const fraction = randomNumbers(7);
  const random = (limit: number) => Math.floor(fraction() * limit);
  let rejected = 0;
  for (const sample of samples) {
    for (let copy = 0; copy < copiesPerSample; copy += 1) {
      const source = damage(sample, random);
      const {file, problems} = parse(source);
      const lines = source.split('\n');
      const misplaced = problems.filter(
        ({at, found, hint}) =>
          !(found && hint) || at.column < 1 || at.column > (lines[at.line - 1]?.length ?? -1) + 1,
      );
      expect(misplaced, source).toEqual([]);
      expect(file === undefined, source).toBe(problems.length > 0);
      rejected += file ? 0 : 1;
    }
  }
  expect(rejected).toBeGreaterThan(samples.length);
});
