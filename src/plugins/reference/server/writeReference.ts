import fs from 'node:fs/promises';
import path from 'node:path';
import {schemaFile} from './describeReferences';
import {serializeReference, type Reference} from './published';
import schema from './reference.schema.json';

/** Writes `reference-{version}.json` of each version, and their schema, into `outDir`. */
export async function writeReference(
  outDir: string,
  references: readonly Reference[],
  siteUrl: string,
): Promise<void> {
  const published = {...schema, $id: `${siteUrl}${schemaFile}`};
  await Promise.all([
    fs.writeFile(path.join(outDir, schemaFile), `${JSON.stringify(published, null, 2)}\n`),
    ...references.map((reference) =>
      fs.writeFile(
        path.join(outDir, `reference-${reference.version}.json`),
        serializeReference(reference),
      ),
    ),
  ]);
}
