import siteConfig from '@generated/docusaurus.config';
import {tableFile, type VersionTable} from '../shared/table';

/** Fetches the whole table of a version. It names chunks that a redeploy replaces, so no cache is asked. */
export async function fetchTable(version: string): Promise<VersionTable> {
  const {baseUrl} = siteConfig;
  const response = await fetch(baseUrl + tableFile(version), {cache: 'no-cache'});
  if (!response.ok) {
    throw new Error(`The routes of version ${version} did not load: ${response.status}.`);
  }
  const table = (await response.json()) as VersionTable;
  const isOurs = table.scripts.every((file) =>
    document.querySelector(`script[src="${baseUrl + file}"]`),
  );
  if (!isOurs) {
    throw new Error('The site was published anew while this page was open.');
  }
  return table;
}
