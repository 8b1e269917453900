import type {Precedence} from 'qodlyscript';

/** Label of the unreleased version. */
export const upcoming = 'next';

/** Returns true for a release number: `2.10.0`. */
export function isVersionNumber(label: string): boolean {
  return /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/.test(label);
}

/** Orders labels from the oldest version to `next`, comparing numerically: 2.10.0 follows 2.9.0. */
export const byVersion = new Intl.Collator('en', {numeric: true}).compare;

/**
 * Returns how operators group in a version. Earlier versions than 1.1.0 evaluate them from left to right, which
 * no page states in machine-readable form, and which remains true when older versions are retired.
 *
 * @param version the label that readers see
 */
export function precedenceOf(version: string): Precedence {
  return byVersion(version, '1.1.0') < 0 ? 'leftToRight' : 'byLevel';
}
