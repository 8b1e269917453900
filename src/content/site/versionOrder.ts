import type {Precedence} from 'qodlyscript';

/** Label of the unreleased version. */
export const upcoming = 'next';

/** Returns true for a release number: `2.10.0`. */
export function isVersionNumber(label: string): boolean {
  return /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/.test(label);
}

/** Orders labels from the oldest version to `next`, comparing numerically: 2.10.0 follows 2.9.0. */
export function byVersion(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  const differingIndex = left.findIndex((number, index) => number !== right[index]);
  return differingIndex < 0
    ? 0
    : (left[differingIndex] ?? 0) < (right[differingIndex] ?? 0)
      ? -1
      : 1;
}

function numbersOf(label: string): number[] {
  return label === upcoming ? [Infinity] : label.split('.').map(Number);
}

/**
 * Versions that introduced language features, listed here because no page states them in
 * machine-readable form. They remain true when older versions are retired.
 */
const introduced = {
  /** Earlier versions evaluate operators from left to right. */
  operatorPrecedence: '1.1.0',
} as const;

/** Returns true if a version of the language has a feature. */
export function hasFeature(feature: keyof typeof introduced, version: string): boolean {
  return byVersion(version, introduced[feature]) >= 0;
}

/** @param version the label that readers see */
export function precedenceOf(version: string): Precedence {
  return hasFeature('operatorPrecedence', version) ? 'byLevel' : 'leftToRight';
}
