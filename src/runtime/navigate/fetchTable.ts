import siteConfig from '@generated/docusaurus.config';
import {readText} from '../../client/readText';
import {tableFile, type VersionTable} from '../shared/table';

/** Fetches a version's whole table. Revalidates it, because it names chunks that a redeploy replaces. */
export async function fetchTable(version: string): Promise<VersionTable> {
  const {baseUrl} = siteConfig;
  const table = JSON.parse(
    await readText(baseUrl + tableFile(version), 'no-cache'),
  ) as VersionTable;
  const isSameBuild = table.scripts.every((file) =>
    document.querySelector(`script[src="${baseUrl + file}"]`),
  );
  if (!isSameBuild) {
    throw new Error('The site was republished while this page was open.');
  }
  return table;
}
