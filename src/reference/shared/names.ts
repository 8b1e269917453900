/** The names of all versions, small enough for the browser. */
export interface ReferenceNames {
  /** As readers see them; a version's place is its bit in the rows: the first is 1, the second 2. */
  versions: string[];
  commands: NameRow[];
  classes: NameRow[];
  /** Named with their class: `Entity.save`. */
  members: NameRow[];
  /** One row for each page that documents the constant. */
  constants: NameRow[];
}

/**
 * A name, its place below a version's path, and the versions that have it there, as bits:
 * `['Entity.save', 'language/EntityClass#save', 7]`.
 */
export type NameRow = [name: string, target: string, versions: number];
