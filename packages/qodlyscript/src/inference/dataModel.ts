/** The dataclasses of an application, with their attributes. */
export type DataModel = Map<string, Map<string, Attribute>>;

export interface Attribute {
  /** Target dataclass of a relation; undefined for other attributes. */
  related?: string;
}
