import docs, {type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {outlineFile} from '../live-pages/server/outlineFile';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/**
 * Docusaurus' plugin of the docs, as the dev server has it: it reads all pages again when one comes,
 * goes, or changes in what others show of it; not whenever one is saved.
 */
export default async function liveDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  const plugin = await docs(context, options);
  const isPages = (glob: string) => /\{md,mdx\}$/.test(glob);
  return {
    ...plugin,
    getPathsToWatch: () => [
      ...(plugin.getPathsToWatch?.() ?? []).filter((glob) => !isPages(glob)),
      outlineFile(context.generatedFilesDir),
    ],
  } as Plugin;
}
