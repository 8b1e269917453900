import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {latestVersion, readSite} from '../../content/site';
import {composeNginx, composeRedirects} from './composeRules';

/** Writes what makes a host lead other addresses of a page to it, for this base path and version. */
export default function hostRules({baseUrl, siteDir}: LoadContext): Plugin {
  return {
    name: 'host-rules',
    async postBuild({outDir}) {
      const rules = {baseUrl, latest: latestVersion(readSite(siteDir))?.name ?? ''};
      await Promise.all([
        fs.writeFile(path.join(outDir, 'nginx.conf'), composeNginx(rules)),
        fs.writeFile(path.join(outDir, '_redirects'), composeRedirects(rules)),
      ]);
    },
  };
}
