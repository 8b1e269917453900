import {joinRoute} from '../../addresses/paths';
import type {VersionEntries} from '../../content/reference/compareVersions';
import {errorsOf} from '../../content/reference/collectErrors';
import {byKindOwnerAndName, type DocumentedError, type Entry} from '../../content/reference/entry';
import type {Version} from '../../content/site/site';
import schema from './reference.schema.json';

/** Incremented whenever the previous schema would reject a new document. */
const schemaVersion = 2;

/** File name of the published schema, in the site's root; each schema version has its own URL. */
const schemaFile = `reference.schema.${schemaVersion}.json`;

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

/** A version's label and path, as Docusaurus describes them. */
interface VersionPath {
  label: string;
  /** `/docs`, `/docs/next`. */
  path: string;
}

/**
 * Returns the documents to publish.
 *
 * @param siteUrl the site's URL with its base path: `https://…/docs/`
 * @param siteVersions the versions with their pages
 */
export function describeReferences(
  versions: readonly VersionEntries<Entry>[],
  paths: readonly VersionPath[],
  siteUrl: string,
  siteVersions: readonly Version[],
): Reference[] {
  return paths.map(({label, path}) => ({
    $schema: `${siteUrl}${schemaFile}`,
    version: label,
    path: joinRoute(path, ''),
    entries: versions.find(({version}) => version === label)?.entries ?? [],
    errors: siteVersions.filter((version) => version.label === label).flatMap(errorsOf),
  }));
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

/**
 * Returns the files to publish by name: each version's reference, and the schema twice, under its versioned
 * name, which the references link to, and under an unversioned name for the newest.
 */
export function referenceFiles(
  references: readonly Reference[],
  siteUrl: string,
): [file: string, text: string][] {
  const published = {...schema, $id: `${siteUrl}${schemaFile}`};
  return [
    ...[schemaFile, 'reference.schema.json'].map((file): [string, string] => [
      file,
      `${JSON.stringify(published, null, 2)}\n`,
    ]),
    ...references.map((reference): [string, string] => [
      `reference-${reference.version}.json`,
      serializeReference(reference),
    ]),
  ];
}
