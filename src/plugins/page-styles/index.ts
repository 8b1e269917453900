import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Stylesheets that only some pages need, and where their sources are below `src/`. */
const sources: Record<string, RegExp> = {
  drawings: /^components\/(?:Diagram|writers\/ComponentSketch)\/.+\.css$/,
  landing: /^components\/Landing\/.+\.css$/,
  tools:
    /^(?:pages|components\/(?:NearestPages|ReferenceLookup|writers\/CodeChecker)|theme\/NotFound)\/.+\.css$/,
};

const names = Object.keys(sources);

/**
 * Puts styles that only some pages need into files of their own. The HTML of each page lists all of
 * them, and those that it does not need are disabled (`config/pageTemplate.ts`): the browser loads them
 * with the first move. An element that needs some names their file in `data-styles`. The dev server has
 * the styles of all pages at once.
 */
export default function pageStyles(): Plugin {
  return {
    name: 'page-styles',
    getClientModules: () => names.map((name) => `./entry/${name}.css`),
    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {optimization: {splitChunks: {cacheGroups: Object.fromEntries(names.map(groupOf))}}},
  };
}

/** Like Docusaurus' own group `styles`, and before it. */
function groupOf(name: string): [name: string, group: object] {
  const files = sources[name];
  const group = {
    name,
    type: 'css/mini-extract',
    chunks: 'all',
    enforce: true,
    priority: 60,
    test: (module: {nameForCondition: () => string | undefined}) => {
      const file = module.nameForCondition() ?? '';
      const relative = path.relative(path.join(__dirname, '../..'), file).replaceAll('\\', '/');
      return relative === `plugins/page-styles/entry/${name}.css` || files?.test(relative);
    },
  };
  return [name, group];
}
