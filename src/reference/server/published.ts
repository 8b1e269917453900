import {byKindOwnerAndName, type DocumentedError, type Entry} from '../../content/reference/entry';

/** The reference for one version, published as `reference-{version}.json`. */
export interface Reference {
  /** URL of the schema that this document follows. */
  $schema: string;
  /** As readers see it: `next`, `0.2.0`, `0.1.0`. */
  version: string;
  /** Root of the version's pages, with a trailing slash: `/docs/next/`. */
  path: string;
  /** Sorted by kind, owner, and name. */
  entries: Entry[];
  /** Sorted by code and page. */
  errors: DocumentedError[];
}

/** The published keys of the document and of all objects in it, in an order that suits each of them. */
const publishedKeys = [
  ...['$schema', 'version', 'path', 'entries', 'errors'],
  ...['kind', 'name', 'owner', 'theme', 'value', 'purpose', 'deprecated', 'use', 'why'],
  ...['signatures', 'text', 'parameters', 'result'],
  ...['type', 'optional', 'variadic', 'direction', 'required', 'default', 'description'],
  ...['objects', 'code', 'signature', 'message', 'cause', 'fix', 'route', 'anchor', 'properties'],
  ...['since', 'changed', 'what'],
];

/** Serializes keys in a fixed order, so the same content always produces the same bytes. */
export function serializeReference(reference: Reference): string {
  const entries = [...reference.entries].sort(byKindOwnerAndName);
  return `${JSON.stringify({...reference, entries}, publishedKeys)}\n`;
}
