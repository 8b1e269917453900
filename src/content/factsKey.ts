import crypto from 'node:crypto';
import {precedenceOf} from '../language/parser/operators';
import {languageFactsOf} from './languageFacts';
import {memoizeByVersion} from './memoize';
import {restFactsOf} from './restFacts';
import {sampleModelOf} from './sampleModel';

/**
 * Returns a key for everything that samples in a version are checked against, except its label. Two
 * versions have the same key if every sample is valid in both or in neither.
 */
export const factsKeyOf = memoizeByVersion((site, version) =>
  hashFacts([
    precedenceOf(version.label),
    {...languageFactsOf(site, version), version: undefined},
    restFactsOf(version),
    sampleModelOf(version),
  ]),
);

/** Returns a hash of values that may contain maps and sets. */
export function hashFacts(facts: unknown): string {
  const json = JSON.stringify(facts, (_, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  );
  return crypto.createHash('sha1').update(json).digest('base64');
}
