import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {codeFactsOf} from '../../src/content/facts/codeFacts';
import {latestVersion, readSite} from '../../src/content/site/site';
import {createChecker} from 'qodlyscript';

const site = readSite(path.resolve(import.meta.dirname, '../..'));
const latest = latestVersion(site)?.label ?? '';

interface Mistake {
  title: string;
  version: string;
  /** The part of the message that says how to fix it. */
  message: RegExp;
  line: number;
  source: string;
}

/**
 * Reads the cases from a file in `mistakes/`, except those for retired versions; `mistakes.txt` explains
 * the format.
 */
function readMistakes(name: string): Mistake[] {
  const file = path.join(import.meta.dirname, 'mistakes', name);
  const [, ...blocks] = fs.readFileSync(file, 'utf8').split(/^## /m);
  const mistakes = blocks.map((block) => {
    const [head = '', ...lines] = block.trimEnd().split('\n');
    const [title = '', version = '', message = ''] = head.split(/\s*\| /);
    return {
      title,
      version: version.trim() || latest,
      message: new RegExp(message.trim().slice(1, -1)),
      line: lines.findIndex((text) => text.startsWith('>')) + 1,
      source: lines.map((text) => text.replace(/^> ?/, '')).join('\n'),
    };
  });
  return mistakes.filter(
    ({version}) => !site.retired.some((candidate) => candidate.version === version),
  );
}

const checkers = new Map(
  site.versions.map((version) => [version.label, createChecker(codeFactsOf(site, version))]),
);

describe.each(['mistakes.txt', 'blind.txt'])('a file with one mistake from %s', (name) => {
  test.each(readMistakes(name))('$title', ({version, source, line, message}) => {
    const findings = checkers.get(version)?.(source).findings ?? [];
    const onLine = findings.filter(
      (finding) => finding.kind !== 'upgrade' && finding.line === line,
    );
    expect(onLine.map(({found, hint}) => `${found}. ${hint}`).join('\n')).toMatch(message);
  });
});
