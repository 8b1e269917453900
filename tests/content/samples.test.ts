import fs from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {describe, expect, test} from 'vitest';
import {formatProblem} from '../../src/checks/problem';
import {samples as checkSamples} from '../../src/checks/samples';
import {Page} from '../../src/content/page';
import {parsePage} from '../../src/content/parsePage';
import {readSite, type Version} from '../../src/content/site';

/** Another site can be checked with the same code: `SITE_DIR=… npm run check:samples`. */
const siteDir = path.resolve(process.env.SITE_DIR ?? path.join(import.meta.dirname, '../..'));

const maxExemptRatio = 0.05;

interface Count {
  checked: number;
  exempt: number;
}

interface Report {
  counts: Map<string, Count>;
  problems: string[];
}

const site = readSite(siteDir);

describe.each(site.versions)('samples in $label', (version) => {
  const {counts, problems} = checkVersion(version);
  console.log(`${version.label}\n${table(counts)}`);

  test('are valid', () => {
    expect(problems).toEqual([]);
  });

  test('are rarely exempt', () => {
    const all = [...counts.values()];
    const exempt = all.reduce((sum, count) => sum + count.exempt, 0);
    const checked = all.reduce((sum, count) => sum + count.checked, 0);
    expect(exempt / (checked + exempt || 1)).toBeLessThan(maxExemptRatio);
  });
});

/** `next, line 3: no command "lenght" is documented in next`: the error in the sample that follows. */
const expectation = /^(\S+), line (\d+): (.+)$/;

describe('an invalid sample', () => {
  const file = path.join(import.meta.dirname, 'invalidSamples.md');
  const nodes = parsePage(fs.readFileSync(file, 'utf8')).children;
  const samples = nodes.flatMap((node, index) => {
    const [, version, line, message] = expectation.exec(toString(node)) ?? [];
    const sample = nodes[index + 1];
    return node.type === 'paragraph' && version && message && sample
      ? [{version, line: Number(line), message, sample}]
      : [];
  });

  test.each(samples)('$message', ({version: label, line, message, sample}) => {
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
  });
});

/** Returns the line with the opening fence of the code block that contains a line. */
function startOfCode({samples}: Page, line: number): number {
  const starts = samples.map(({code}) => code.position?.start.line ?? 1);
  return Math.max(...starts.filter((start) => start <= line));
}

function checkVersion({pages}: Version): Report {
  const report: Report = {counts: new Map(), problems: []};
  for (const page of pages) {
    const inTabs = new Set(page.clientTabs.flat());
    for (const {code, language, mark} of page.samples) {
      if (['qs', 'json', 'http'].includes(language) || inTabs.has(code)) {
        const count = report.counts.get(language) ?? {checked: 0, exempt: 0};
        count[mark ? 'exempt' : 'checked'] += 1;
        report.counts.set(language, count);
      }
    }
    const problems = checkSamples(page, site);
    report.problems.push(...problems.map((problem) => formatProblem(problem, page.file, siteDir)));
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
