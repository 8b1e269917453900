/** The dataclasses of an application, with their attributes. */
export type DataModel = Map<string, Map<string, Attribute>>;

export interface Attribute {
  /** The dataclass that a relation leads to; none of any other attribute. */
  related?: string;
}
