import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {problemsOf, testSite} from '../../tests/support/testSite';
import {findProblems} from './index';
import type {Check} from './problem';
import {checkStyle} from './style';

/** A page for a check, with a part of each problem that it reports; none if it accepts the page. */
interface Case {
  check: string;
  label: string;
  title: string;
  source: string;
  messages: string[];
}

type Pages = Record<string, string>;

const others: Record<string, Pages> = {next: {}, '0.2.0': {}, '0.1.0': {}};
const cases: Case[] = [];

// The file's first lines explain its format.
const text = fs.readFileSync(path.join(import.meta.dirname, 'cases.txt'), 'utf8');
for (const block of text.split(/^=== /m).slice(1)) {
  const [head = '', ...lines] = block.split('\n');
  const [, label = '', file = ''] = /^page ([^/]+)\/(.*)/.exec(head) ?? [];
  const version = others[label];
  if (version) {
    version[file] = lines.join('\n');
  } else {
    cases.push(toCase(head, lines));
  }
}

function toCase(head: string, lines: readonly string[]): Case {
  const [, check = '', label = 'next', title = ''] =
    /^([\w/]+)(?: in ([\d.]+))?(?:: (.*))?$/.exec(head) ?? [];
  const start = lines.findIndex((line) => !line.startsWith('> '));
  const messages = lines.slice(0, start).map((line) => line.slice(2));
  return {check, label, title, messages, source: lines.slice(start).join('\n')};
}

test.each(cases)('$check: $title', async ({check, label, source, messages}) => {
  const module = (await import(/* @vite-ignore */ `./${check}`)) as Record<string, Check>;
  const rule = module[path.basename(check)] as Check;
  const site = testSite({...others, [label]: {...others[label], 'page.md': source}});
  const expected = messages.map((message) => expect.stringContaining(message) as string);
  expect(problemsOf(rule, source, {label, site})).toEqual(expected);
  const all: Check = (page) => [...findProblems(page, site), ...checkStyle(page, site)];
  const applied = problemsOf(all, source, {label, site});
  expect(applied, 'the check applies the rule').toEqual(expect.arrayContaining(expected));
});
