import type {Shape, ShapeValue} from '../../../content/reference/shapes';
import type {ShapeRow} from '../../shared/types';

/** A type signature and the id of its document; its types are in lower case. */
interface KnownShape extends Shape {
  id: number;
}

/** The signatures of a version. */
export interface KnownShapes {
  shapes: KnownShape[];
  /** Display names of their types, by lower-case name. */
  labels: ReadonlyMap<string, string>;
}

/** @throws Error when the value isn't a list of signatures */
export function readShapes(json: unknown): KnownShapes {
  if (!Array.isArray(json)) {
    throw new Error('The file is no list of shapes.');
  }
  const labels = new Map<string, string>();
  const readValue = (written: string): ShapeValue => {
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
