import type {Precedence} from 'qodlyscript';
import {byVersion} from './versionOrder';

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
