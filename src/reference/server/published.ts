import {
  byKindOwnerAndName,
  type DocumentedError,
  type DocumentedObject,
  type Entry,
  type Form,
} from '../../content/reference/entry';

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

/** Serializes keys in a fixed order, so the same content always produces the same bytes. */
export function serializeReference(reference: Reference): string {
  const ordered: Reference = {
    $schema: reference.$schema,
    version: reference.version,
    path: reference.path,
    entries: [...reference.entries].sort(byKindOwnerAndName).map(orderEntry),
    errors: reference.errors.map(orderError),
  };
  return `${JSON.stringify(ordered)}\n`;
}

function orderEntry(entry: Entry): Entry {
  return {
    kind: entry.kind,
    name: entry.name,
    ...(entry.owner !== undefined && {owner: entry.owner}),
    ...(entry.theme !== undefined && {theme: entry.theme}),
    ...(entry.value !== undefined && {value: entry.value}),
    purpose: entry.purpose,
    ...(entry.deprecated && {
      deprecated: {use: entry.deprecated.use, why: entry.deprecated.why},
    }),
    signatures: entry.signatures.map(orderForm),
    ...(entry.objects && {objects: entry.objects.map(orderObject)}),
    route: entry.route,
    ...(entry.anchor !== undefined && {anchor: entry.anchor}),
    since: entry.since,
    changed: entry.changed.map(({version, what}) => ({version, what})),
  };
}

function orderForm({text, parameters, result}: Form): Form {
  return {
    text,
    parameters: parameters.map(({name, type, optional, variadic, direction, description}) => ({
      name,
      type,
      optional,
      variadic,
      direction,
      description,
    })),
    ...(result && {result: {type: result.type, description: result.description}}),
  };
}

function orderObject({name, description, anchor, properties}: DocumentedObject): DocumentedObject {
  return {
    name,
    description,
    ...(anchor !== undefined && {anchor}),
    properties: properties.map((property) => ({
      name: property.name,
      type: property.type,
      ...(property.required && {required: property.required}),
      ...(property.default !== undefined && {default: property.default}),
      description: property.description,
    })),
  };
}

function orderError(error: DocumentedError): DocumentedError {
  return {
    code: error.code,
    ...(error.signature !== undefined && {signature: error.signature}),
    ...(error.message !== undefined && {message: error.message}),
    cause: error.cause,
    ...(error.fix !== undefined && {fix: error.fix}),
    route: error.route,
    ...(error.anchor !== undefined && {anchor: error.anchor}),
  };
}
