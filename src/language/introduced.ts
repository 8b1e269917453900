import {byVersion} from './versionOrder';

/**
 * Facts of the language that no page says in a form that programs read, and the version that brought
 * them. They stay true when older versions are retired.
 */
const introduced = {
  /** Before it, operators are evaluated from left to right. */
  operatorPrecedence: '1.1.0',
} as const;

/** Whether a version of the language has what another may have brought. */
export function hasFeature(feature: keyof typeof introduced, version: string): boolean {
  return byVersion(version, introduced[feature]) >= 0;
}
