import path from 'node:path';
import {Ajv} from 'ajv';
import {describe, expect, test} from 'vitest';
import {describeReferences} from '../../src/plugins/reference/build/describeReferences';
import {keyOf} from '../../src/plugins/reference/build/keyOf';
import {packCards} from '../../src/plugins/reference/build/packCards';
import {packNames, targetOf} from '../../src/plugins/reference/build/packNames';
import schema from '../../src/plugins/reference/build/reference.schema.json';
import {serializeReference} from '../../src/plugins/reference/build/serialize';
import {siteReference} from '../../src/plugins/reference/build/siteReference';
import {resolve, type Resolution} from '../../src/plugins/reference/shared/resolve';
import type {Entry, Reference} from '../../src/plugins/reference/shared/types';

const siteDir = path.resolve(import.meta.dirname, '../..');

/** Bytes; what a program, or the editor, loads of one version, and what a browser does. */
const budgets = {reference: 450_000, cards: 150_000, names: 45_000};

const addresses = [
  {label: 'next', path: '/docs/next', isLast: false},
  {label: '1.1.0', path: '/docs', isLast: true},
  {label: '1.0.0', path: '/docs/1.0.0', isLast: false},
];

const versions = siteReference(siteDir);
const references = describeReferences(versions, addresses, 'https://example.com/docs/');
const names = packNames(versions);

const validate = new Ajv({allErrors: true}).compile(schema);

function faults(reference: unknown): string[] {
  return validate(reference)
    ? []
    : (validate.errors ?? []).map(({instancePath, message}) => `${instancePath} ${message}`);
}

describe.each(references)('the reference of $version', (reference) => {
  test('follows its schema', () => {
    expect(faults(reference)).toEqual([]);
  });

  test('has entries of each kind, and each once', () => {
    const kinds = new Set(reference.entries.map(({kind}) => kind));
    expect([...kinds].sort()).toEqual(['class', 'command', 'constant', 'member']);
    const keys = reference.entries.map((entry) => `${keyOf(entry)} ${entry.route}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('has the same bytes whatever the order it was put together in', () => {
    const shuffled = {
      entries: [...reference.entries].reverse().map(reverseKeys),
      path: reference.path,
      version: reference.version,
      $schema: reference.$schema,
    } as Reference;
    expect(serializeReference(shuffled)).toBe(serializeReference(reference));
  });

  test('keeps within its budget', () => {
    const size = Buffer.byteLength(serializeReference(reference));
    const cards = Buffer.byteLength(JSON.stringify(packCards(reference.entries, '1.0.0')));
    const kinds = ['command', 'class', 'member', 'constant'];
    const counts = kinds.map(
      (kind) => `${reference.entries.filter((entry) => entry.kind === kind).length} ${kind}`,
    );
    console.log(
      `reference-${reference.version}.json: ${size} bytes (${counts.join(', ')}); cards: ${cards}`,
    );
    expect(size).toBeLessThan(budgets.reference);
    expect(cards).toBeLessThan(budgets.cards);
  });

  test.each([
    ['command', 'as the page has it', (e: Entry) => `command=${e.name}`],
    ['command', 'in capitals', (e: Entry) => `command=${e.name.toUpperCase()}`],
    ['command', 'as a call', (e: Entry) => `command=${e.name.toLowerCase()}()`],
    ['class', 'as the page has it', (e: Entry) => `class=${e.name}`],
    ['class', 'in the 4D store', (e: Entry) => `class=4D.${e.name}`],
    ['class', 'in the cs store, in capitals', (e: Entry) => `class=CS.${e.name.toUpperCase()}`],
    ['member', 'as the page has it', (e: Entry) => `class=${e.owner}&member=${e.name}`],
    ['member', 'as a call', (e: Entry) => `class=4D.${e.owner}&member=.${e.name}()`],
    [
      'member',
      'in capitals',
      (e: Entry) => `class=${e.owner?.toUpperCase()}&member=${e.name.toUpperCase()}`,
    ],
  ])('searchAPI finds each %s written %s', (kind, _, spell) => {
    const entries = reference.entries.filter((entry) => entry.kind === kind);
    const lost = entries.filter((entry) => {
      const search = `${spell(entry)}&v=${reference.version.replaceAll('.', '')}`;
      return pathOf(resolve(search, names, addresses)) !== reference.path + targetOf(entry);
    });
    expect(lost.map(({name}) => name)).toEqual([]);
  });
});

function pathOf(resolution: Resolution): string | undefined {
  return resolution.kind === 'page' ? resolution.path : undefined;
}

function reverseKeys(entry: Entry): Entry {
  return Object.fromEntries(Object.entries(entry).reverse()) as unknown as Entry;
}

test('the names of all versions keep within their budget', () => {
  const size = Buffer.byteLength(JSON.stringify(names));
  console.log(`names: ${size} bytes`);
  expect(size).toBeLessThan(budgets.names);
});

describe('the schema refuses', () => {
  const reference: Reference = {
    $schema: 'reference.schema.json',
    version: '1.0.0',
    path: '/docs/',
    entries: [
      {
        kind: 'member',
        name: 'wait',
        owner: 'Signal',
        signatures: [{text: '.wait()', parameters: []}],
        purpose: 'Waits.',
        route: 'language/SignalClass',
        anchor: 'wait',
        since: '1.0.0',
        changed: [],
      },
    ],
  };

  function change(changes: Record<string, unknown>): unknown {
    return {...reference, entries: reference.entries.map((entry) => ({...entry, ...changes}))};
  }

  test('nothing that is right', () => {
    expect(faults(reference)).toEqual([]);
  });

  test.each([
    ['a member without its class', {owner: undefined}],
    ['a member without an anchor', {anchor: undefined}],
    ['a member without a signature', {signatures: []}],
    ['an unknown kind', {kind: 'method'}],
    ['an unknown key', {signature: '.wait()'}],
    ['an address of another site', {route: '//evil.example'}],
    ['a change that says nothing', {changed: [{version: '1.1.0', what: []}]}],
  ])('%s', (_, changes) => {
    expect(faults(JSON.parse(JSON.stringify(change(changes))))).not.toEqual([]);
  });
});
