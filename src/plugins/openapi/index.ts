import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {joinRoute} from '../../addresses/paths';
import {readSite} from '../../content/site';
import {composeOpenApi} from './composeOpenApi';
import {openApiFile} from '../../config/openApiFile';
import {readEndpoints} from './readEndpoints';

/** Publishes the REST API of each version as an OpenAPI document, based on its endpoint pages. */
export default function openApi({siteDir, siteConfig}: LoadContext): Plugin {
  let loaded: LoadedContent | undefined;
  return {
    name: 'openapi',
    allContentLoaded({allContent}) {
      loaded = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
    },
    async postBuild({outDir}) {
      for (const version of readSite(siteDir).versions) {
        const base = loaded?.loadedVersions.find(({label}) => label === version.label)?.path;
        if (base === undefined) {
          continue;
        }
        const document = composeOpenApi(readEndpoints(version), {
          label: version.label,
          urlOf: (route) => siteConfig.url + joinRoute(base, encodeURI(route)),
        });
        await fs.writeFile(
          path.join(outDir, openApiFile(version.label)),
          `${JSON.stringify(document, undefined, 1)}\n`,
        );
      }
    },
  };
}
