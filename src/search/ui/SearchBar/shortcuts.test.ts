import {beforeEach, expect, test, vi} from 'vitest';
import {hasSlashKey, isShortcut, setSlashKey} from './shortcuts';

class Field {
  readonly isContentEditable = false;
  readonly matches = () => true;
}

const field = new Field() as unknown as HTMLElement;
const dataset: {slash?: string} = {};
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  delete dataset.slash;
  vi.stubGlobal('HTMLElement', Field);
  vi.stubGlobal('document', {documentElement: {dataset}});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test.each<[string, Partial<KeyboardEvent>, isOpening: boolean, isOpeningWithoutSlash?: boolean]>([
  ['/', {key: '/'}, true, false],
  ['/ in a field', {key: '/', target: field}, false],
  ['Ctrl+/', {key: '/', ctrlKey: true}, false],
  ['Cmd+/', {key: '/', metaKey: true}, false],
  ['Ctrl+K', {key: 'k', ctrlKey: true}, true],
  ['Cmd+K', {key: 'K', metaKey: true}, true],
  ['Ctrl+K in a field', {key: 'k', ctrlKey: true, target: field}, true],
  ['Ctrl+Shift+K', {key: 'K', ctrlKey: true, shiftKey: true}, false],
  ['Ctrl+Alt+K', {key: 'k', ctrlKey: true, altKey: true}, false],
  ['k', {key: 'k'}, false],
])('%s', (_, event, isOpening, isOpeningWithoutSlash = isOpening) => {
  expect(isShortcut(event as KeyboardEvent)).toBe(isOpening);
  setSlashKey(false);
  expect(isShortcut(event as KeyboardEvent)).toBe(isOpeningWithoutSlash);
});

test('whether / opens search is remembered, if storage works', () => {
  setSlashKey(false);
  delete dataset.slash;
  expect(hasSlashKey()).toBe(false);
  setSlashKey(true);
  delete dataset.slash;
  expect(hasSlashKey()).toBe(true);
  vi.stubGlobal('localStorage', undefined);
  delete dataset.slash;
  expect(hasSlashKey()).toBe(true);
  setSlashKey(false);
  expect(hasSlashKey()).toBe(false);
});
