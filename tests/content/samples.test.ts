import fs from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {samples as checkSamples} from '../../src/checks/samples';
import {Page} from '../../src/content/page/page';
import {parsePage} from '../../src/content/page/parsePage';
import {readSite} from '../../src/content/site/site';

// `npm run check` checks the samples on all pages.

const site = readSite(path.resolve(import.meta.dirname, '../..'));

const maxExemptRatio = 0.05;

test.each(site.versions)('samples in $label are rarely exempt from the check', ({pages}) => {
  const samples = pages
    .flatMap((page) => page.samples)
    .filter(({language}) => ['qs', 'json', 'http'].includes(language));
  expect(samples.length).toBeGreaterThan(1000);
  const exempt = samples.filter(({mark}) => mark);
  expect(exempt.length / samples.length).toBeLessThan(maxExemptRatio);
});

/** `next, line 3: no command "lenght" is documented in next`: the error in the sample that follows. */
const expectation = /^(\S+), line (\d+): (.+)$/;

const invalidFile = path.join(import.meta.dirname, 'invalidSamples.md');
const nodes = parsePage(fs.readFileSync(invalidFile, 'utf8')).children;
const invalidSamples = nodes.flatMap((node, index) => {
  const [, version, line, message] = expectation.exec(toString(node)) ?? [];
  const sample = nodes[index + 1];
  return node.type === 'paragraph' && version && message && sample
    ? [{version, line: Number(line), message, sample}]
    : [];
});

test.each(invalidSamples)(
  'an invalid sample is reported: $message',
  ({version: label, line, message, sample}) => {
    const version = site.versions.find((candidate) => candidate.label === label);
    const page = new Page({
      file: path.join(version?.directory ?? '', 'invalidSamples.md'),
      path: 'invalidSamples.md',
      source: '',
      tree: {type: 'root', children: [sample]},
    });
    const problems = checkSamples(page, site).map((problem) => ({
      line: problem.line - startOfCode(page, problem.line),
      found: problem.found,
    }));
    expect(problems).toEqual([{line, found: expect.stringContaining(message)}]);
  },
);

/** Returns the line with the opening fence of the code block that contains a line. */
function startOfCode({samples}: Page, line: number): number {
  const starts = samples.map(({code}) => code.position?.start.line ?? 1);
  return Math.max(...starts.filter((start) => start <= line));
}
