/**
 * This site with @easyops-cn/docusaurus-search-local as it comes in place of its own search, so that
 * both can be measured on the same content.
 */
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import site from '../../docusaurus.config';

type Plugin = NonNullable<Config['plugins']>[number];

const root = path.resolve(__dirname, '../..');

/** Paths count from the file that names them. */
function fromRoot(plugin: Plugin): Plugin {
  return typeof plugin === 'string' && plugin.startsWith('.') ? path.join(root, plugin) : plugin;
}

function isOwnSearch(plugin: Plugin): boolean {
  return Array.isArray(plugin) && String(plugin[0]).includes('src/search/');
}

const config: Config = {
  ...site,
  plugins: site.plugins?.filter((plugin) => !isOwnSearch(plugin)).map(fromRoot),
  themes: [
    [
      '@easyops-cn/docusaurus-search-local',
      {hashed: true, indexBlog: false, docsRouteBasePath: '/'},
    ],
  ],
};

export default config;
