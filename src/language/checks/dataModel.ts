/** The dataclasses of an application, with their attributes. */
export type DataModel = Map<string, Map<string, Attribute>>;

export interface Attribute {
  /** The target of a relation; other attributes have none. */
  related?: string;
}
