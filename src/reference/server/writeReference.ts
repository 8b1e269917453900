import fs from 'node:fs/promises';
import path from 'node:path';
import {newestSchemaFile, schemaFile} from './describeReferences';
import {serializeReference, type Reference} from './published';
import schema from './reference.schema.json';

/**
 * Writes each version's `reference-{version}.json` into `outDir`, and the schema twice: under its versioned
 * name, which the references link to, and under an unversioned name for the newest.
 */
export async function writeReference(
  outDir: string,
  references: readonly Reference[],
  siteUrl: string,
): Promise<void> {
  const published = {...schema, $id: `${siteUrl}${schemaFile}`};
  const schemaText = `${JSON.stringify(published, null, 2)}\n`;
  await Promise.all([
    ...[schemaFile, newestSchemaFile].map((file) =>
      fs.writeFile(path.join(outDir, file), schemaText),
    ),
    ...references.map((reference) =>
      fs.writeFile(
        path.join(outDir, `reference-${reference.version}.json`),
        serializeReference(reference),
      ),
    ),
  ]);
}
