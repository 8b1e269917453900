import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {precedenceOf} from '../../src/content/site/versionOrder';
import {runnableSamplesOf} from '../../src/content/samples/runnableSamples';
import {readSite, type Version} from '../../src/content/site/site';

const site = readSite(path.resolve(import.meta.dirname, '../..'));

/** Minimum proportion on command and class pages; most others need mail, a network, sessions, or processes. */
const minRatio = 0.61;

describe.each(site.versions)('samples in $label', (version) => {
  const counts = countsOf(version);
  console.log(
    [...counts].map(([kind, {all, runnable}]) => `${kind}: ${runnable} of ${all} run`).join('\n'),
  );

  test('mostly run on command and class pages', () => {
    const [all, runnable] = (['all', 'runnable'] as const).map((key) =>
      ['commands', 'classes'].reduce((sum, kind) => sum + (counts.get(kind)?.[key] ?? 0), 0),
    );
    expect((runnable ?? 0) / (all ?? 0)).toBeGreaterThan(minRatio);
  });
});

/** Counts the samples by kind of page. */
function countsOf({pages, label}: Version): Map<string, {all: number; runnable: number}> {
  const counts = new Map<string, {all: number; runnable: number}>();
  for (const page of pages) {
    const samples = page.samples.filter(({language, mark}) => language === 'qs' && !mark);
    const {all, runnable} = counts.get(kindOf(page.path)) ?? {all: 0, runnable: 0};
    const {size} = runnableSamplesOf(samples, precedenceOf(label)).runnable;
    counts.set(kindOf(page.path), {all: all + samples.length, runnable: runnable + size});
  }
  return counts;
}

function kindOf(file: string): string {
  if (!file.startsWith('language/')) {
    return 'others';
  }
  return file.startsWith('language/commands/')
    ? 'commands'
    : file.startsWith('language/basics/')
      ? 'basics'
      : 'classes';
}
