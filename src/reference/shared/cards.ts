/**
 * Link cards by target below the version's path, such as `language/SignalClass#wait`, or by term,
 * such as `entity selection`.
 */
export type ReferenceCards = Record<string, ReferenceCard>;

export interface ReferenceCard {
  /** `Signal.wait`, `replaceString`, `Signal`, `entity selection`. */
  name: string;
  /** Its signatures; empty for a class or a term. */
  forms: string[];
  purpose: string;
  /** Its replacement, if it's deprecated. */
  instead?: string;
  /** The version that introduced it, unless that is the oldest one. */
  since?: string;
}
