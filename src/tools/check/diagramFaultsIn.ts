import fs from 'node:fs';
import {diagramFaults} from '../../checks/diagrams';
import type {FileFault} from '../../checks/fault';
import {pageInFile, type Site} from '../../content/site';

/** Returns the faults of the diagrams in these files, which may not exist. */
export async function diagramFaultsIn(files: readonly string[], site: Site): Promise<FileFault[]> {
  const faults = await Promise.all(
    files
      .filter((file) => fs.existsSync(file))
      .map(async (file) =>
        (await diagramFaults(pageInFile(site, file))).map((fault) => ({...fault, file})),
      ),
  );
  return faults.flat();
}
