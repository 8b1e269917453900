import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {latestVersion, readSite} from '../../content/site';
import {composeNginx, composeRedirects} from './composeRules';

/** Writes the redirects to a page from its other addresses, for this base path and version. */
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
