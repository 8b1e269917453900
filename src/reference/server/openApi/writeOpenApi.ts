import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {joinRoute} from '../../../addresses/paths';
import {openApiFile} from '../../../config/publishedFiles';
import type {Site} from '../../../content/site';
import {composeOpenApi} from './composeOpenApi';
import {readEndpoints} from './readEndpoints';

/** Writes an OpenAPI document for each version's REST API, based on its endpoint pages. */
export async function writeOpenApi(
  outDir: string,
  {versions}: Site,
  loadedVersions: readonly LoadedVersion[],
  origin: string,
): Promise<void> {
  for (const version of versions) {
    const base = loadedVersions.find(({label}) => label === version.label)?.path;
    if (base !== undefined) {
      const document = composeOpenApi(readEndpoints(version), {
        label: version.label,
        urlOf: (route) => origin + joinRoute(base, encodeURI(route)),
      });
      await fs.writeFile(
        path.join(outDir, openApiFile(version.label)),
        `${JSON.stringify(document, undefined, 1)}\n`,
      );
    }
  }
}
