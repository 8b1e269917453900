import type {ShapeRow} from '../../shared/types';

/** What one form of a documented name takes and gives. */
export interface KnownShape {
  /** Of its document. */
  id: number;
  /** The form as written. */
  text: string;
  takes: KnownValue[];
  gives: KnownValue[];
}

export interface KnownValue {
  /** Any of these; in lower case. */
  types: string[];
  isOptional: boolean;
  /** What the method or property belongs to. */
  isOwner: boolean;
  /** A result that comes back through a parameter. */
  isParameter: boolean;
}

/** The shapes of a version. */
export interface KnownShapes {
  shapes: KnownShape[];
  /** The types that they have, as readers see them, by their names in lower case. */
  labels: ReadonlyMap<string, string>;
}

/** @throws Error when it is no list of shapes */
export function readShapes(json: unknown): KnownShapes {
  if (!Array.isArray(json)) {
    throw new Error('The file is no list of shapes.');
  }
  const labels = new Map<string, string>();
  const readValue = (written: string): KnownValue => {
    const names = written
      .replace(/^[.&]|\?$/g, '')
      .split('|')
      .filter((name) => name !== '');
    names.forEach((name) => labels.set(name.toLowerCase(), name));
    return {
      types: names.map((name) => name.toLowerCase()),
      isOptional: written.endsWith('?'),
      isOwner: written.startsWith('.'),
      isParameter: written.startsWith('&'),
    };
  };
  const shapes = (json as ShapeRow[]).map(([id, text, takes, gives]) => ({
    id,
    text,
    takes: takes.map(readValue),
    gives: gives.map(readValue),
  }));
  return {shapes, labels};
}
