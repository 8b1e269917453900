/**
 * This site with unmodified @easyops-cn/docusaurus-search-local instead of its own search, to measure
 * both on the same content.
 */
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import site from '../../docusaurus.config';

type Plugin = NonNullable<Config['plugins']>[number];

const root = path.resolve(__dirname, '../..');

/** Resolves a plugin path from the site's root, rather than from this file. */
function resolveFromRoot(plugin: Plugin): Plugin {
  return typeof plugin === 'string' && plugin.startsWith('.') ? path.join(root, plugin) : plugin;
}

function isOwnSearch(plugin: Plugin): boolean {
  return Array.isArray(plugin) && String(plugin[0]).includes('src/search/');
}

const config: Config = {
  ...site,
  plugins: site.plugins?.filter((plugin) => !isOwnSearch(plugin)).map(resolveFromRoot),
  themes: [
    [
      '@easyops-cn/docusaurus-search-local',
      {hashed: true, indexBlog: false, docsRouteBasePath: '/'},
    ],
  ],
};

export default config;
