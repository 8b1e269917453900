import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {languageFactsOf} from './languageFacts';
import {versionTrees} from './trees';

function site(pages: Record<string, string>): string {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
  fs.writeFileSync(path.join(siteDir, 'versions.json'), '["1.0.0"]');
  for (const [page, source] of Object.entries(pages)) {
    fs.mkdirSync(path.dirname(path.join(siteDir, page)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, page), source);
  }
  return siteDir;
}

function factsOf(pages: Record<string, string>) {
  const siteDir = site(pages);
  const [next] = versionTrees(siteDir);
  return next ? languageFactsOf(siteDir, next) : expect.fail('the site has no version');
}

function page(kind: string, ...lines: string[]): string {
  return ['---', `kind: ${kind}`, '---', '', ...lines, ''].join('\n');
}

test('knows commands and their forms, and those of other versions', () => {
  const facts = factsOf({
    'docs/language/commands/throw.md': page(
      'command',
      '```qs signature',
      'throw()',
      'throw(code : integer)',
      '```',
    ),
    'docs/language/basics/lang-parameters.md': page(
      'concept',
      '```qs signature',
      'countParameters : integer',
      '```',
      '```qs signature syntax',
      'return {expression}',
      '```',
    ),
    'versioned_docs/version-1.0.0/language/commands/old.md': page(
      'command',
      '```qs signature',
      'old()',
      '```',
    ),
  });
  expect([...facts.commands.keys()]).toEqual(['countParameters', 'throw']);
  expect(facts.commands.get('throw')).toHaveLength(2);
  expect([...facts.commandsElsewhere]).toEqual([['old', ['1.0.0']]]);
});

test('knows from the rows of the table what can be left out', () => {
  const {commands} = factsOf({
    'docs/language/commands/cut.md': page(
      'command',
      '```qs signature',
      'cut(text : string, size : integer, mode : integer)',
      'encode(blob : blob, string, out : blob, string {, *})',
      '```',
      '',
      '| Parameter | Type | | Description |',
      '|---|---|:-:|---|',
      '| text | string | → | Text |',
      '| size | integer | → | Size; 48 when left out |',
      '| mode | integer | → | How to cut |',
    ),
  });
  expect(commands.get('cut')?.[0]?.parameters.map(({optional}) => optional)).toEqual([
    false,
    true,
    true,
  ]);
  expect(commands.get('encode')?.[0]?.parameters.map(({name}) => name)).toEqual([
    'blob',
    'out',
    '*',
  ]);
});

test('knows the constants that pages mention outside samples', () => {
  const {constants} = factsOf({
    'docs/language/a.md': page('concept', '| `kLocal` | 1 |', '', '```qs', 'a = kSample', '```'),
    'docs/studio/b.md': page('studio', 'Use `kGlobal + kOther`, not kPlain.'),
  });
  expect([...constants]).toEqual(['kLocal', 'kGlobal', 'kOther']);
});

test('knows the built-in classes and their members', () => {
  const {classes} = factsOf({
    'docs/language/SMTPTransporterClass.md': page(
      'class',
      'Uses `4D.CryptoKey`.',
      '```qs signature',
      '.send(mail : object) : object',
      '```',
      '```qs',
      'a = 4D.Wrong.new()',
      '```',
    ),
  });
  expect([...classes.keys()].sort()).toEqual(['CryptoKey', 'SMTPTransporter']);
  expect([...(classes.get('SMTPTransporter')?.members?.keys() ?? [])]).toEqual(['send']);
  expect(classes.get('CryptoKey')?.members).toBeUndefined();
});
