import {expect, test} from 'vitest';
import {precedenceOf, byVersion, isVersionNumber} from './versionOrder';

test('orders versions numerically, with next last', () => {
  expect(['0.10.0', 'next', '0.2.0', '0.9.1'].sort(byVersion)).toEqual([
    '0.2.0',
    '0.9.1',
    '0.10.0',
    'next',
  ]);
  expect(byVersion('0.2.0', '0.2.0')).toBe(0);
});

test.each(['0.2', '0.2.0.1', 'v0.2.0', '0.02.0', '0.2.0-beta', 'next', ''])(
  '%o is not a release number',
  (label) => {
    expect(isVersionNumber(label)).toBe(false);
  },
);

test('operators have precedence levels in later versions', () => {
  expect(['next', '99.0.0', '0.1.0'].map(precedenceOf)).toEqual([
    'byLevel',
    'byLevel',
    'leftToRight',
  ]);
});
