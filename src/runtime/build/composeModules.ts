import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import type {SharedData} from './split';

const moduleOf = (name: string) => JSON.stringify(path.join(__dirname, '../navigate', name));

/** Generates the module that replaces `@generated/routes`. */
export function composeRoutes({routes}: SharedData): string {
  return `import {startRoutes} from ${moduleOf('routes.ts')};
export default startRoutes(${JSON.stringify(routes)});
`;
}

/** Generates the module that replaces `@generated/registry`. */
export function composeRegistry({files, eager}: SharedData): string {
  const lines = Object.entries(files).map(([name, file]) => {
    const comment = eager.has(name) ? 'webpackMode: "eager"' : `webpackChunkName: "${name}"`;
    const load = `() => import(/* ${comment} */ ${JSON.stringify(file)})`;
    return `  "${name}": [${/\.mdx?$/.test(file) ? `() => loadArticle("${name}", ${load})` : load}],`;
  });
  return [
    `import {loadArticle} from ${moduleOf('loadArticle.tsx')};`,
    'export default {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/** Options that only the build reads. They contain paths on the build machine. */
const buildOptions = ['presets', 'plugins', 'themes', 'markdown', 'staticDirectories'];

/** Generates the module that replaces `@generated/docusaurus.config`. */
export function composeConfig(siteConfig: DocusaurusConfig): string {
  const clientOptions = Object.entries(siteConfig).filter(
    ([option]) => !buildOptions.includes(option),
  );
  return `export default ${JSON.stringify(Object.fromEntries(clientOptions))};\n`;
}
