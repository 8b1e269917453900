import {expect, test} from 'vitest';
import type {Entry} from '../../content/reference/entry';
import {packCards, packNames} from './packForBrowser';

const entry = (overrides: Partial<Entry>) =>
  ({signatures: [], purpose: 'What it does.', since: '1.0.0', ...overrides}) as Entry;
const forms = ['a', 'b', 'c', 'd'].map((text) => ({text, parameters: []}));
const left = entry({
  kind: 'command',
  name: 'left',
  route: 'language/commands/left',
  deprecated: {use: 'substring', why: ''},
  signatures: forms,
});
const save = entry({
  kind: 'member',
  owner: 'Entity',
  name: 'save',
  route: 'language/EntityClass',
  anchor: 'save',
  since: '1.1.0',
});
const kBlob = entry({kind: 'constant', name: 'kBlob', value: '30', route: 'language/SaveClass'});

test('a card has the first forms, the replacement, the value, and a version after the oldest one', () => {
  expect(packCards([left, save, kBlob], [], '1.0.0', [])).toEqual({
    'language/commands/left': {
      name: 'left',
      forms: ['a', 'b', 'c'],
      purpose: 'What it does.',
      instead: 'substring',
    },
    'language/EntityClass#save': {
      name: 'Entity.save',
      forms: [],
      purpose: 'What it does.',
      since: '1.1.0',
    },
    'language/SaveClass kBlob': {name: 'kBlob', forms: ['kBlob = 30'], purpose: 'What it does.'},
  });
});

test('a name that keeps its place has one row for all its versions', () => {
  const versions = [
    {version: '1.0.0', entries: [left]},
    {version: '1.1.0', entries: [save, left]},
  ];
  expect(packNames(versions)).toMatchObject({
    commands: [['left', 'language/commands/left', 0b11]],
    members: [['Entity.save', 'language/EntityClass#save', 0b10]],
  });
});
