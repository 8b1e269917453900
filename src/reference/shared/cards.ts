/** What the card of a link shows; by its place below the version's path: `language/SignalClass#wait`. */
export type ReferenceCards = Record<string, ReferenceCard>;

export interface ReferenceCard {
  /** `Signal.wait`, `replaceString`, `Signal`. */
  name: string;
  /** The forms of its signature; a class has none. */
  forms: string[];
  purpose: string;
  /** What to use instead, where it is deprecated. */
  instead?: string;
  /** The version it came with, where that is not the oldest one. */
  since?: string;
}
