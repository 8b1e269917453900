import globalData from '@generated/globalData';
import type {
  GlobalDoc,
  GlobalPluginData,
  GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {movedPath} from '../../addresses/movedPath';
import type {Elsewhere, Table} from '../shared/table';

const docs = globalData['docusaurus-plugin-content-docs']?.default as GlobalPluginData;

/** Adds a table's docs to the global data of the docs plugin. */
export function addDocs(table: Table): void {
  const version = findVersion(table.version);
  if (!version) {
    return;
  }
  addMissing(version, table.docs);
  for (const [name, elsewhere] of Object.entries(table.elsewhere)) {
    const other = findVersion(name);
    if (other) {
      addMissing(other, docsElsewhere(table.docs, version, other, elsewhere));
    }
  }
}

function findVersion(name: string): GlobalVersion | undefined {
  return docs.versions.find((version) => version.name === name);
}

function docsElsewhere(
  here: readonly GlobalDoc[],
  version: GlobalVersion,
  other: GlobalVersion,
  {lacks, has}: Elsewhere,
): GlobalDoc[] {
  const same = here
    .filter(({id}) => !lacks.includes(id))
    .map((doc) => ({...doc, path: movedPath(doc.path, version.path, other.path)}));
  return [...same, ...has];
}

function addMissing(version: GlobalVersion, added: readonly GlobalDoc[]): void {
  const known = new Set(version.docs.map(({id}) => id));
  version.docs.push(...added.filter(({id}) => !known.has(id)));
}
