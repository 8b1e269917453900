/** A name that one version lacks and another has. */
export interface NameElsewhere {
  /** As readers spell it: `logEvent`, `IncomingMessage.getJSON`. */
  name: string;
  /** Label of the version: `1.1.0`. */
  version: string;
  isNewer: boolean;
  /** Path of its documentation. */
  path: string;
}

/** Keyed by the version that lacks them. */
export type NamesElsewhere = Record<string, NameElsewhere[]>;
