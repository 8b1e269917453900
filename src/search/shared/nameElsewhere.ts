/** A name that a version lacks and another one has. */
export interface NameElsewhere {
  /** As readers write it: `logEvent`, `IncomingMessage.getJSON`. */
  name: string;
  /** As readers see it: `1.1.0`. */
  version: string;
  isNewer: boolean;
  /** Address of what documents it. */
  path: string;
}

/** By the version that lacks them. */
export type NamesElsewhere = Record<string, NameElsewhere[]>;
