import {joinRoute} from '../../addresses/paths';
import type {VersionEntries} from '../../content/reference/compareVersions';
import {errorsOf} from '../../content/reference/collectErrors';
import type {Entry} from '../../content/reference/entry';
import type {Version} from '../../content/site';
import type {Reference} from './published';

/** Raised with each change after which the schema before would refuse a document. */
const schemaVersion = 2;

/** File of the published schema, in the root of the site: another version has another address. */
export const schemaFile = `reference.schema.${schemaVersion}.json`;

/** Where the newest schema is, whatever its version. */
export const newestSchemaFile = 'reference.schema.json';

/** A version's address, as Docusaurus has it. */
export interface VersionAddress {
  label: string;
  /** `/docs`, `/docs/next`. */
  path: string;
}

/**
 * The published documents.
 *
 * @param siteUrl address of the site with its base path: `https://…/docs/`
 * @param pages the versions with their pages
 */
export function describeReferences(
  versions: readonly VersionEntries<Entry>[],
  addresses: readonly VersionAddress[],
  siteUrl: string,
  pages: readonly Version[],
): Reference[] {
  return addresses.map(({label, path}) => ({
    $schema: `${siteUrl}${schemaFile}`,
    version: label,
    path: joinRoute(path, ''),
    entries: versions.find(({version}) => version === label)?.entries ?? [],
    errors: pages.filter((version) => version.label === label).flatMap(errorsOf),
  }));
}
