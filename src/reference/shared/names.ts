/** The names in all versions, in a form compact enough for the browser. */
export interface ReferenceNames {
  /** Version labels. The index determines a version's bit in the rows: the first is 1, the second 2. */
  versions: string[];
  commands: NameRow[];
  classes: NameRow[];
  /** Prefixed with their class: `Entity.save`. */
  members: NameRow[];
  /** One row for each page that documents the constant. */
  constants: NameRow[];
}

/**
 * A name, its target relative to a version's path, and a bit for each version that has it there:
 * `['Entity.save', 'language/EntityClass#save', 7]`.
 */
export type NameRow = [name: string, target: string, versions: number];
