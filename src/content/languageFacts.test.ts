import {expect, test} from 'vitest';
import {testSite} from '../../tests/support/testSite';
import {languageFactsOf} from './languageFacts';

/** Returns the language facts for next, given the pages in next and 0.1.0. */
function factsOf(next: Record<string, string>, old: Record<string, string> = {}) {
  const site = testSite({next, '0.1.0': old});
  const [version] = site.versions;
  return version ? languageFactsOf(site, version) : expect.fail('the site has no version');
}

function page(kind: string, ...lines: string[]): string {
  return ['---', `kind: ${kind}`, '---', '', ...lines, ''].join('\n');
}

test('knows commands and their forms, and commands in other versions', () => {
  const old = {'language/commands/old.md': page('command', '```qs signature', 'old()', '```')};
  const facts = factsOf(
    {
      'language/commands/throw.md': page(
        'command',
        '```qs signature',
        'throw()',
        'throw(code : integer)',
        '```',
      ),
      'language/basics/lang-parameters.md': page(
        'concept',
        '### `countParameters`',
        '```qs signature',
        'countParameters : integer',
        '```',
        '```qs signature syntax',
        'return {expression}',
        '```',
      ),
    },
    old,
  );
  expect([...facts.commands.keys()].sort()).toEqual(['countParameters', 'throw']);
  expect(facts.commands.get('throw')).toHaveLength(2);
  expect([...facts.elsewhere]).toEqual([['old', 'until 0.1.0']]);
});

test("doesn't mistake a type for a parameter", () => {
  const {commands} = factsOf({
    'language/commands/encode.md': page(
      'command',
      '```qs signature',
      'encode(blob : blob, string, out : blob, string {, *})',
      '```',
    ),
  });
  expect(commands.get('encode')?.[0]).toMatchObject({fewest: 2, most: 3});
});

test('knows the constants that pages mention outside samples', () => {
  const {constants} = factsOf({
    'language/a.md': page('concept', '| `kLocal` | 1 |', '', '```qs', 'a = kSample', '```'),
    'studio/b.md': page('studio', 'Use `kGlobal + kOther`, not kPlain.'),
  });
  expect([...constants]).toEqual(['kLocal', 'kGlobal', 'kOther']);
});

test('knows the built-in classes and their members', () => {
  const {classes} = factsOf({
    'language/SMTPTransporterClass.md': page(
      'class',
      'Uses `4D.CryptoKey`.',
      '## `.send()`',
      '```qs signature',
      '.send(mail : object) : object',
      '```',
      '```qs',
      'a = 4D.Wrong.new()',
      '```',
    ),
  });
  expect([...classes.keys()].sort()).toEqual(['CryptoKey', 'SMTPTransporter']);
  expect([...(classes.get('SMTPTransporter')?.keys() ?? [])]).toEqual(['send']);
  expect(classes.get('CryptoKey')).toBeNull();
});

test('accepts any arguments for a command whose signature is a statement', () => {
  const {commands} = factsOf({
    'language/commands/encode.md': page('command', '```qs signature syntax', 'encode(a, b)', '```'),
  });
  expect(commands.get('encode')).toEqual([]);
});

test('treats a command on a class page as a command, not a member', () => {
  const {commands, classes} = factsOf({
    'language/HTTPRequestClass.md': page(
      'class',
      '## Parse a message',
      '```qs signature',
      'httpParseMessage(data : string) : object',
      '```',
    ),
  });
  expect([...commands.keys()]).toEqual(['httpParseMessage']);
  expect(classes.get('HTTPRequest')?.size).toBe(0);
});

test("distinguishes a member's options from the properties of its result", () => {
  const {objects} = factsOf({
    'language/MailClass.md': page(
      'class',
      '## `.read()`',
      '```qs signature',
      '.read({options : object}) : object',
      '```',
      '| Option | Type | Effect |',
      '|---|---|---|',
      '| `withBody` | boolean | Whether to read the body |',
      '## `.send()`',
      '```qs signature',
      '.send({options : object}) : object',
      '```',
      '| Property of `options` | Type | Effect |',
      '|---|---|---|',
      '| `retries` | integer | How often to try |',
      '',
      '| Property | Type | Value |',
      '|---|---|---|',
      '| `success` | boolean | Whether it worked |',
    ),
  });
  expect(objects.get('4D.Mail.read')).toMatchObject({listed: ['withBody'], given: []});
  expect(objects.get('4D.Mail.send')).toMatchObject({
    listed: ['retries', 'success'],
    given: ['success'],
  });
});
