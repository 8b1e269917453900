import path from 'node:path';
import {expect, test} from 'vitest';
import {readSite} from '../../src/content/site';
import {parse} from '../../src/language/parser/parse';

const siteDir = path.resolve(import.meta.dirname, '../..');

/** Maximum slowdown per character compared to the median sample; currently, the slowest one reaches 3. */
const maxSlowdown = 100;

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

/** Linear congruential generator, which returns the same numbers in every run. */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Replaces a piece of the source with a fragment. */
function damage(source: string, random: (limit: number) => number): string {
  const start = random(source.length + 1);
  const end = Math.min(source.length, start + random(12));
  const fragment = random(3) > 0 ? (fragments[random(fragments.length)] ?? '') : '';
  return source.slice(0, start) + fragment + source.slice(end);
}

/** Returns the milliseconds per character in the fastest run, since the machine may be busy. */
function timeOf(sample: string, runs: number): number {
  const times = Array.from({length: runs}, () => {
    const start = performance.now();
    parse(sample);
    return performance.now() - start;
  });
  // The fixed cost of a parse counts as additional characters.
  return Math.min(...times) / (sample.length + 20);
}

test('parses every sample in a time roughly proportional to its length', () => {
  // Warms up the parser, so that V8 optimizes it first.
  samples.forEach((sample) => parse(sample));
  const timed = samples
    .map((sample) => ({sample, time: timeOf(sample, 3)}))
    .sort((a, b) => a.time - b.time);
  const median = timed[Math.floor(timed.length / 2)]?.time ?? NaN;
  // A busy machine, or V8 optimizing the parser, can slow all three runs for a sample.
  const slowest = Math.max(
    ...timed.slice(-20).map(({sample, time}) => Math.min(time, timeOf(sample, 50))),
  );
  console.log(
    `${samples.length} samples parsed, the slowest ${(slowest / median).toFixed(1)} times slower`,
  );
  expect(slowest / median).toBeLessThan(maxSlowdown);
});

test('returns a tree or an error inside a damaged sample, and never throws', () => {
  const random = randomNumbers(7);
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
