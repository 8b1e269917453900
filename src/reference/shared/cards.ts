import type {Deprecation, Entry, Form} from '../../content/reference/entry';

/**
 * Link cards by target relative to the version's path, such as `language/SignalClass#wait`, or by term,
 * such as `entity selection`.
 */
export type ReferenceCards = Record<string, ReferenceCard>;

/** A reference entry, a term, or a type, as its card shows it; a member's name includes its class. */
export interface ReferenceCard extends Pick<Entry, 'name' | 'purpose'> {
  /** Its signatures; empty for a class or a term. */
  forms: Form['text'][];
  /** Its replacement, if it's deprecated. */
  instead?: Deprecation['use'];
  /** The version that introduced it, unless that's the oldest one. */
  since?: Entry['since'];
}
