/**
 * What the card of a link shows: by its place below the version's path, such as
 * `language/SignalClass#wait`, or by the name of a term, such as `entity selection`.
 */
export type ReferenceCards = Record<string, ReferenceCard>;

export interface ReferenceCard {
  /** `Signal.wait`, `replaceString`, `Signal`, `entity selection`. */
  name: string;
  /** The forms of its signature; a class or a term has none. */
  forms: string[];
  purpose: string;
  /** What to use instead, where it is deprecated. */
  instead?: string;
  /** The version it came with, where that is not the oldest one. */
  since?: string;
}
