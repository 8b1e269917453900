import globalData from '@generated/globalData';
import type {
  GlobalDoc,
  GlobalPluginData,
  GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {movedPath} from '../../addresses/paths';
import type {OtherVersionDocs, Table} from '../shared/table';

const docs = globalData['docusaurus-plugin-content-docs']?.default as GlobalPluginData;

/** Adds a table's docs to the docs plugin's global data. */
export function addDocs(table: Table): void {
  const version = findVersion(table.version);
  if (!version) {
    return;
  }
  addMissing(version, table.docs);
  for (const [name, otherDocs] of Object.entries(table.elsewhere)) {
    const other = findVersion(name);
    if (other) {
      addMissing(other, docsInOtherVersion(table.docs, version, other, otherDocs));
    }
  }
}

function findVersion(name: string): GlobalVersion | undefined {
  return docs.versions.find((version) => version.name === name);
}

function docsInOtherVersion(
  versionDocs: readonly GlobalDoc[],
  version: GlobalVersion,
  other: GlobalVersion,
  {lacks, has}: OtherVersionDocs,
): GlobalDoc[] {
  const sameDocs = versionDocs
    .filter(({id}) => !lacks.includes(id))
    .map((doc) => ({...doc, path: movedPath(doc.path, version.path, other.path)}));
  return [...sameDocs, ...has];
}

function addMissing(version: GlobalVersion, added: readonly GlobalDoc[]): void {
  const known = new Set(version.docs.map(({id}) => id));
  version.docs.push(...added.filter(({id}) => !known.has(id)));
}
