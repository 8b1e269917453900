import {joinRoute} from '../../addresses/paths';
import type {VersionEntries} from '../../content/reference/compareVersions';
import {errorsOf} from '../../content/reference/collectErrors';
import type {Entry} from '../../content/reference/entry';
import type {Version} from '../../content/site';
import type {Reference} from './published';

/** Incremented whenever the previous schema would reject a new document. */
const schemaVersion = 2;

/** File name of the published schema, in the site's root; each schema version has its own URL. */
export const schemaFile = `reference.schema.${schemaVersion}.json`;

/** File name of the newest schema, whatever its version. */
export const newestSchemaFile = 'reference.schema.json';

/** A version's label and path, as Docusaurus describes them. */
export interface VersionPath {
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
    entries: (versions.find(({version}) => version === label)?.entries ?? []).map(withoutSyntax),
    errors: siteVersions.filter((version) => version.label === label).flatMap(errorsOf),
  }));
}

/** The published schema has no property for the lines in a syntax fence. */
function withoutSyntax(entry: Entry): Entry {
  const published = {...entry};
  delete published.syntax;
  return published;
}
