import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {describe, expect, test} from 'vitest';
import {parsePage} from '../../src/content/parsePage';
import {pagePaths, versionTrees, type VersionTree} from '../../src/content/trees';
import {sampleContextOf} from '../../src/remark/checkSamples';
import {sampleFaults} from '../../src/remark/sampleFaults';
import {collectClientTabs, collectSamples} from '../../src/remark/samples';

/** Another site can be checked with the same code: `SITE_DIR=… npm run check:samples`. */
const siteDir = path.resolve(process.env.SITE_DIR ?? path.join(import.meta.dirname, '../..'));

const largestExemptShare = 0.05;

interface Count {
  checked: number;
  exempt: number;
}

interface Report {
  counts: Map<string, Count>;
  faults: string[];
}

const trees = versionTrees(siteDir);

describe.each(trees)('samples of $label', (tree) => {
  const {counts, faults} = checkTree(tree);
  console.log(`${tree.label}\n${table(counts)}`);

  test('hold', () => {
    expect(faults).toEqual([]);
  });

  test('are seldom exempt', () => {
    const all = [...counts.values()];
    const exempt = all.reduce((sum, count) => sum + count.exempt, 0);
    const checked = all.reduce((sum, count) => sum + count.checked, 0);
    expect(exempt / (checked + exempt || 1)).toBeLessThan(largestExemptShare);
  });
});

/** `next, line 3: there is no command "lenght"`: the fault of the sample below. */
const expectation = /^(\S+), line (\d+): (.+)$/;

describe('a wrong sample', () => {
  const file = path.join(import.meta.dirname, 'wrongSamples.md');
  const nodes = parsePage(fs.readFileSync(file, 'utf8')).children;
  const samples = nodes.flatMap((node, index) => {
    const [, version, line, message] = expectation.exec(toString(node)) ?? [];
    const sample = nodes[index + 1];
    return node.type === 'paragraph' && version && message && sample
      ? [{version, line: Number(line), message, sample}]
      : [];
  });

  test.each(samples)('$message', ({version, line, message, sample}) => {
    const tree = trees.find(({label}) => label === version);
    const root: Root = {type: 'root', children: [sample]};
    const faults = tree ? sampleFaults(root, sampleContextOf(siteDir, tree)) : [];
    expect(faults.map(({found, lineOffset = 0}) => ({line: lineOffset, found}))).toEqual([
      {line, found: expect.stringContaining(message)},
    ]);
  });
});

function checkTree(tree: VersionTree): Report {
  const context = sampleContextOf(siteDir, tree);
  const report: Report = {counts: new Map(), faults: []};
  for (const page of pagePaths(tree.directory)) {
    const file = path.join(tree.directory, page);
    const root = parsePage(fs.readFileSync(file, 'utf8'));
    const inTabs = new Set(collectClientTabs(root).flat());
    for (const {code, language, mark} of collectSamples(root)) {
      if (['qs', 'json', 'http'].includes(language) || inTabs.has(code)) {
        const count = report.counts.get(language) ?? {checked: 0, exempt: 0};
        count[mark ? 'exempt' : 'checked'] += 1;
        report.counts.set(language, count);
      }
    }
    for (const {node, found, fix, lineOffset = 0} of sampleFaults(root, context)) {
      const line = (node.position?.start.line ?? 1) + lineOffset;
      report.faults.push(`${path.relative(siteDir, file)}:${line}: ${found}. ${fix}`);
    }
  }
  return report;
}

function table(counts: Map<string, Count>): string {
  const rows = [...counts].map(([language, {checked, exempt}]) => [language, checked, exempt]);
  return [['language', 'checked', 'exempt'], ...rows]
    .map((row) =>
      row
        .map((cell) => String(cell).padEnd(10))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}
